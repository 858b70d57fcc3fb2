import { CheckboxInput } from '@practice/ui';
import type { ChangeEvent } from 'react';

export type CheckboxProps = {
  'aria-label': string;
  checked: boolean;
  /** Some, but not all. */
  isPartly?: boolean;
  onChange: (checked: boolean, event: ChangeEvent<HTMLInputElement>) => void;
  tabIndex?: number;
  disabled?: boolean;
};

/** A checkbox without a visible label, for selecting rows. In forms use `CheckboxField`. */
export function Checkbox({ isPartly = false, onChange, ...input }: CheckboxProps) {
  return (
    <CheckboxInput
      size="sm"
      {...input}
      ref={(element) => {
        if (element) element.indeterminate = isPartly;
      }}
      onChange={(event) => onChange(event.target.checked, event)}
    />
  );
}
