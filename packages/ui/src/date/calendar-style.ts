import { focusRing, type SystemStyleObject } from '@practice/ui';

// The ink colour is a literal: an image in a style sheet cannot read CSS variables.
const arrow =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%234A5A57' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m6 9.5 6 6 6-6'/%3E%3C/svg%3E\")";

/** The month grid in our tokens; react-day-picker's own stylesheet is not loaded. */
export const calendarStyle: SystemStyleObject = {
  '--day': '2.75rem',
  position: 'relative',
  width: 'full',
  // Seven columns of a phone have no room for larger figures.
  fontSize: 'min({fontSizes.md}, 4.5vw)',
  lineHeight: '1.2',
  fontVariantNumeric: 'tabular-nums',
  '& .p-caption': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: 'target',
    ps: '2',
    mb: '2',
    fontWeight: 'semibold',
  },
  '& .p-caption-label': {
    fontSize: 'lg',
    fontFamily: 'heading',
    fontVariationSettings: "'SOFT' 100",
    fontWeight: '600',
  },
  '& .p-dropdowns': { display: 'flex', gap: '2', flex: '1', minW: '0', me: '24' },
  '& .p-dropdown-root': { position: 'relative', flex: '1', minW: '0' },
  '& .p-dropdown-root > [aria-hidden]': { display: 'none' },
  '& .p-dropdown': {
    width: 'full',
    minH: 'target',
    ps: '3',
    pe: '8',
    appearance: 'none',
    background: `{colors.bg.panel} ${arrow} right 0.6rem center / 1.1rem no-repeat`,
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    fontWeight: 'medium',
    cursor: 'pointer',
  },
  '& .p-nav': { position: 'absolute', top: '0', insetInlineEnd: '0', display: 'flex', gap: '1' },
  '& .p-nav button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: 'target',
    borderRadius: 'full',
    cursor: 'pointer',
    color: 'pine.fg',
    '&:hover': { bg: 'pine.muted' },
    '&[aria-disabled=true]': { color: 'stone.400', cursor: 'not-allowed', bg: 'transparent' },
  },
  '& .p-grid': { width: 'full', borderCollapse: 'separate', borderSpacing: '0 2px', tableLayout: 'fixed' },
  '& .p-weekday': { height: '9', fontSize: '0.875em', fontWeight: 'medium', color: 'fg.muted', textAlign: 'center' },
  '& .p-day': { p: '0', textAlign: 'center', height: 'var(--day)' },
  '& .p-day button': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 'min(100%, var(--day))',
    height: 'var(--day)',
    borderRadius: 'md',
    fontWeight: 'semibold',
    cursor: 'pointer',
    transitionProperty: 'background-color, color',
    transitionDuration: 'fast',
    '&:hover:not(:disabled)': { bg: 'pine.muted' },
    '&:focus-visible': focusRing,
    '&:disabled': { cursor: 'not-allowed', color: 'fg.subtle', fontWeight: 'normal' },
  },
  '& .p-today button::after': {
    content: '""',
    position: 'absolute',
    bottom: '6px',
    boxSize: '5px',
    borderRadius: 'full',
    bg: 'accent',
  },
  '& .p-past button, & .p-out button': { color: 'stone.400' },
  '& .p-closed button': { textDecoration: 'line-through', textDecorationColor: 'stone.400' },
  // Full days differ in texture as well as in colour.
  '& .p-full button': {
    background: 'repeating-linear-gradient(-45deg, {colors.stone.100} 0 5px, {colors.stone.200} 5px 7px)',
    color: 'fg.muted',
  },
  '& .p-selected button, & .p-selected button:hover:not(:disabled)': { bg: 'pine.solid', color: 'pine.contrast' },
};

export const classNames = {
  month_caption: 'p-caption',
  caption_label: 'p-caption-label',
  dropdowns: 'p-dropdowns',
  dropdown_root: 'p-dropdown-root',
  dropdown: 'p-dropdown',
  nav: 'p-nav',
  month_grid: 'p-grid',
  weekday: 'p-weekday',
  day: 'p-day',
  selected: 'p-selected',
  today: 'p-today',
  disabled: 'p-disabled',
};
