import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../primitives/icon.tsx';
import { Box } from '../styled/layout.ts';
import { Select } from './controls.tsx';
import { FieldFrame, type FieldProps, useFieldIds } from './field-frame.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'select'>, keyof FieldProps | 'children' | 'size' | 'color'> & {
    options: readonly SelectOption[];
    /** First option, with an empty value, shown while nothing is chosen. */
    placeholder?: string;
  };

/** Native select, with the platform's own picker and keyboard search. */
export function SelectField({ label, hint, error, required, id, options, placeholder, ...select }: SelectFieldProps) {
  const ids = useFieldIds({ id, hint, error });
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error} required={required}>
      <Box position="relative">
        <Select
          aria-required={required}
          {...select}
          id={ids.controlId}
          {...ids.aria}
          style={{ paddingInlineEnd: '2.75rem', textOverflow: 'ellipsis' }}
        >
          {placeholder ? <option value="">{placeholder}</option> : null}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Select>
        <Icon
          position="absolute"
          insetEnd="4"
          top="50%"
          transform="translateY(-50%)"
          pointerEvents="none"
          color="fg.muted"
        >
          <path d="m6 9.5 6 6 6-6" />
        </Icon>
      </Box>
    </FieldFrame>
  );
}
