import { FieldsetContent, FieldsetLegend, FieldsetRoot } from '@chakra-ui/react';
import { Box } from '@practice/ui';
import type { ReactNode } from 'react';

/** A group of fields, two per row where there is room. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <FieldsetRoot>
      <FieldsetLegend>{title}</FieldsetLegend>
      <FieldsetContent>{children}</FieldsetContent>
    </FieldsetRoot>
  );
}

/** A field that spans the whole form. */
export function FullWidth({ children }: { children: ReactNode }) {
  return <Box gridColumn="1 / -1">{children}</Box>;
}
