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
  /** `md` for fingers; `sm`, the default, in dense rows. */
  size?: 'sm' | 'md';
};

/** A checkbox without a visible label, for selecting rows. In forms use `CheckboxField`. */
export function Checkbox({ isPartly = false, size = 'sm', onChange, ...input }: CheckboxProps) {
  return (
    <CheckboxInput
      size={size}
      {...input}
      ref={(element) => {
        if (element) element.indeterminate = isPartly;
      }}
      onChange={(event) => onChange(event.target.checked, event)}
    />
  );
}
