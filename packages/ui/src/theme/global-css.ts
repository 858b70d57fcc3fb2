/** Element defaults. Motion is off for people who ask for it and when the setting animation_enabled is off. */
export const globalCss = {
  '*': {
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
  },
  html: {
    color: 'fg',
    bg: 'bg',
    colorPalette: 'pine',
    scrollBehavior: 'smooth',
    // Keeps the sticky header from covering the target of an anchor link.
    scrollPaddingTop: '5.5rem',
    fontSynthesis: 'none',
  },
  // A word that is wider than its place is broken: large text on a phone.
  body: { textStyle: 'body', overflowWrap: 'break-word' },
  // A number broken over two lines is hard to dial: it goes to the next as a whole while it fits there.
  'a:where([href^="tel:"])': { display: 'inline-block' },
  'h1, h2, h3, h4': { textStyle: 'h3' },
  '*:focus-visible': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
  '::selection': { bg: 'pine.200', color: 'ink' },
  '::placeholder': { userSelect: 'auto' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
  '[data-motion=off], [data-motion=off] *': {
    animationDuration: '0.01ms !important',
    animationIterationCount: '1 !important',
    transitionDuration: '0.01ms !important',
    scrollBehavior: 'auto !important',
  },
};
