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

/** A checkbox without a visible label, for selecting rows. In forms use `CheckboxField`. */
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

/** A 24 px target around a 16 px box, without taking more room. */
const boxStyle: ComponentProps<typeof NativeBox>['css'] = {
  appearance: 'none',
  display: 'block',
  position: 'relative',
  flexShrink: '0',
  boxSize: '6',
  m: '-1',
  borderRadius: 'xs',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '1',
    bg: 'bg.panel',
    borderWidth: '1.5px',
    borderColor: 'border.control',
    borderRadius: '4px',
  },
  '&::after': { content: '""', position: 'absolute', inset: '1', bg: 'pine.contrast', opacity: '0' },
  '&:hover::before': { borderColor: 'pine.fg' },
  '&:checked::before, &:indeterminate::before': { bg: 'pine.solid', borderColor: 'pine.solid' },
  '&:checked::after': { opacity: '1', mask: mask('m5 12.5 4.5 4.5L19 7.5') },
  '&:indeterminate::after': { opacity: '1', mask: mask('M5 12h14') },
  '&:focus-visible': { ...focusRing, outlineOffset: '-1px' },
  '&:disabled': { opacity: '0.5', cursor: 'not-allowed' },
  '@media (forced-colors: active)': { appearance: 'auto', '&::before, &::after': { display: 'none' } },
};
