import { defineRecipe } from '@chakra-ui/react';
import { focusRing } from './focus-ring.ts';

/** A mask, which takes the background's colour. */
const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='3.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m5 12.5 4.5 4.5L19 7.5'/%3E%3C/svg%3E\") center / 78% no-repeat";

/** A native checkbox: `::before` is its tick, `::after` the target around it. The back office adds `sm`, for rows. */
export const checkbox = defineRecipe({
  className: 'p-checkbox',
  base: {
    appearance: 'none',
    display: 'block',
    position: 'relative',
    flexShrink: '0',
    borderWidth: '1.5px',
    borderColor: 'border.strong',
    borderRadius: 'xs',
    bg: 'bg.panel',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '0',
      mask: tick,
      bg: 'pine.contrast',
      opacity: '0',
    },
    '&::after': { content: '""', position: 'absolute' },
    '&:checked': { bg: 'pine.solid', borderColor: 'pine.solid' },
    '&:checked::before': { opacity: '1' },
    '&:focus-visible': focusRing,
    '&[aria-invalid=true]': { borderColor: 'border.error', boxShadow: '0 0 0 1px {colors.border.error}' },
    '@media (forced-colors: active)': { appearance: 'auto', '&::before': { display: 'none' } },
  },
  // A 44 px target around a 24 px box.
  variants: { size: { md: { boxSize: '6', '&::after': { inset: '-11px' } } } },
  defaultVariants: { size: 'md' },
});
