import {
  DataListItem,
  DataListItemLabel,
  DataListItemValue,
  DataListRoot,
  type DataListRootProps,
} from '@chakra-ui/react';
import { Box, Heading } from '@practice/ui';
import type { ComponentType, ReactNode } from 'react';

export type DescriptionListProps = Omit<DataListRootProps, 'orientation' | 'size' | 'variant'> & {
  /** Labels beside their values (the default), above them, or all in a row. */
  layout?: 'columns' | 'stacked' | 'strip';
};

/**
 * Labels and values. `--label-width` sets the column of the labels. `layout` is a variant of our recipe, which Chakra's
 * types do not know.
 */
export const DescriptionList = DataListRoot as ComponentType<DescriptionListProps>;

export function DescriptionItem({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <DataListItem>
      <DataListItemLabel>{label}</DataListItemLabel>
      <DataListItemValue>{children}</DataListItemValue>
    </DataListItem>
  );
}

/** A section of a sheet with its heading. */
export function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" aria-label={title}>
      <Heading as="h3" size="sm" mb="2">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
