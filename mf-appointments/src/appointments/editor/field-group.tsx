import { Box, chakra } from '@practice/ui';
import type { ReactNode } from 'react';

/** A group of fields, two per row where there is room. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.fieldset minW="0">
      <chakra.legend fontSize="lg" fontWeight="semibold" lineHeight="snug" mb="3">
        {title}
      </chakra.legend>
      <Box
        display="grid"
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      >
        {children}
      </Box>
    </chakra.fieldset>
  );
}

/** A field that spans the whole form. */
export function FullWidth({ children }: { children: ReactNode }) {
  return <Box gridColumn="1 / -1">{children}</Box>;
}
