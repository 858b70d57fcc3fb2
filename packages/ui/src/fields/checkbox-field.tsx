import { Box, chakra } from '@chakra-ui/react';
import type { ComponentPropsWithRef } from 'react';
import { focusRing } from '../theme/recipes.ts';
import { FieldError, FieldHint, type FieldProps, RequiredMark, useFieldIds } from './field-frame.tsx';

export type CheckboxFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type' | 'size' | 'color'>;

const NativeBox = chakra('input');

/** Native checkbox. The label may contain links: clicking one follows it without toggling the box. */
export function CheckboxField({ label, hint, error, required, id, ...input }: CheckboxFieldProps) {
  const ids = useFieldIds({ id, hint, error });
  return (
    <Box>
      <Box display="flex" alignItems="flex-start" gap="3">
        <NativeBox
          type="checkbox"
          aria-required={required}
          {...input}
          id={ids.controlId}
          {...ids.aria}
          css={boxStyle}
        />
        <chakra.label htmlFor={ids.controlId} flex="1" py="2.5" fontSize="md" lineHeight="normal" cursor="pointer">
          {label}
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

const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='3.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m5 12.5 4.5 4.5L19 7.5'/%3E%3C/svg%3E\") center / 78% no-repeat";

const boxStyle = {
  appearance: 'none',
  position: 'relative',
  flexShrink: '0',
  boxSize: '6',
  // A 44 px target around a 24 px box: the label's padding plus the pseudo-element.
  my: '2.5',
  borderWidth: '1.5px',
  borderColor: 'border.strong',
  borderRadius: 'xs',
  bg: 'bg.panel',
  cursor: 'pointer',
  transitionProperty: 'background-color, border-color',
  transitionDuration: 'fast',
  '&::after': { content: '""', position: 'absolute', inset: '-11px' },
  '&::before': { content: '""', position: 'absolute', inset: '0', mask: tick, bg: 'pine.contrast', opacity: '0' },
  '&:checked': { bg: 'pine.solid', borderColor: 'pine.solid' },
  '&:checked::before': { opacity: '1' },
  '&:focus-visible': focusRing,
  '&[aria-invalid=true]': { borderColor: 'border.error', boxShadow: '0 0 0 1px {colors.border.error}' },
  '@media (forced-colors: active)': { appearance: 'auto', '&::before': { display: 'none' } },
};
