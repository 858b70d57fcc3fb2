import { Box } from '@practice/ui';
import type { ReactNode } from 'react';
import type { WizardField } from './form-values.ts';

/** Marks the position of a field, so that focus can be moved to it. */
export function FieldSlot({ field, children }: { field: WizardField; children: ReactNode }) {
  return (
    <Box data-field={field} minW="0">
      {children}
    </Box>
  );
}
