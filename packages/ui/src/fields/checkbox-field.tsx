import type { ComponentPropsWithRef } from 'react';
import { chakra } from '../styled/chakra.ts';
import { Box } from '../styled/layout.ts';
import { CheckboxInput } from './controls.tsx';
import { FieldError, FieldHint, type FieldProps, RequiredMark, useFieldIds } from './field-frame.tsx';

export type CheckboxFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type' | 'size' | 'color'>;

/** Native checkbox. The label may contain links: clicking one follows it without toggling the box. */
export function CheckboxField({ label, hint, error, required, id, ...input }: CheckboxFieldProps) {
  const ids = useFieldIds({ id, hint, error });
  return (
    <Box>
      <Box display="flex" alignItems="flex-start" gap="3">
        <CheckboxInput aria-required={required} {...input} id={ids.controlId} {...ids.aria} my="2.5" />
        <chakra.label htmlFor={ids.controlId} flex="1" py="2.5" fontSize="md" lineHeight="normal" cursor="pointer">
          <span>{label}</span>
          {required ? <RequiredMark /> : null}
        </chakra.label>
      </Box>
      <Box ps="9">
        <FieldHint id={ids.hintId}>{hint}</FieldHint>
        <FieldError id={ids.errorId} error={error} />
      </Box>
    </Box>
  );
}
