import { chakra, focusRing } from '@practice/ui';
import type { ChangeEvent, ComponentProps } from 'react';

const NativeBox = chakra('input');

export type CheckboxProps = {
  'aria-label': string;
  checked: boolean;
  /** Some, but not all. */
  isPartly?: boolean;
  onChange: (checked: boolean, event: ChangeEvent<HTMLInputElement>) => void;
  tabIndex?: number;
  disabled?: boolean;
};

/** A box without a label of its own: selects rows. For forms there is `CheckboxField`. */
export function Checkbox({ isPartly = false, onChange, ...input }: CheckboxProps) {
  return (
    <NativeBox
      type="checkbox"
      {...input}
      ref={(element: HTMLInputElement | null) => {
        if (element) element.indeterminate = isPartly;
      }}
      onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.checked, event)}
      css={boxStyle}
    />
  );
}

const mask = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='4' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E") center / 84% no-repeat`;

const boxStyle: ComponentProps<typeof NativeBox>['css'] = {
  appearance: 'none',
  display: 'block',
  position: 'relative',
  flexShrink: '0',
  boxSize: '4',
  borderWidth: '1.5px',
  borderColor: 'border.control',
  borderRadius: '4px',
  bg: 'bg.panel',
  cursor: 'pointer',
  // A target of 24 px around a box of 16.
  '&::after': { content: '""', position: 'absolute', inset: '-6px' },
  '&::before': { content: '""', position: 'absolute', inset: '0', bg: 'pine.contrast', opacity: '0' },
  '&:hover': { borderColor: 'pine.fg' },
  '&:checked, &:indeterminate': { bg: 'pine.solid', borderColor: 'pine.solid' },
  '&:checked::before': { opacity: '1', mask: mask('m5 12.5 4.5 4.5L19 7.5') },
  '&:indeterminate::before': { opacity: '1', mask: mask('M5 12h14') },
  '&:focus-visible': focusRing,
  '&:disabled': { opacity: '0.5', cursor: 'not-allowed' },
  '@media (forced-colors: active)': { appearance: 'auto', '&::before': { display: 'none' } },
};
