/** Visible focus everywhere: 3 px, offset by 2 px. */
export const focusRing = {
  outline: '3px solid {colors.focus}',
  outlineOffset: '2px',
} as const;
