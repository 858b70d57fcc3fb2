import { Box, Heading } from '@practice/ui';
import type { ReactNode } from 'react';

/** A section of the sheet with its heading. */
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

/** Labels and values in two columns. */
export function DescriptionList({ children }: { children: ReactNode }) {
  return (
    <Box
      as="dl"
      display="grid"
      gridTemplateColumns="minmax(7rem, 10rem) minmax(0, 1fr)"
      columnGap="4"
      rowGap="1.5"
      fontVariantNumeric="tabular-nums"
    >
      {children}
    </Box>
  );
}

export function DescriptionItem({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Box as="dt" color="fg.muted">
        {label}
      </Box>
      <Box as="dd" minW="0" overflowWrap="anywhere">
        {children}
      </Box>
    </>
  );
}
