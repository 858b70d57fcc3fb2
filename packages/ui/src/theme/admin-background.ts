/** Page background of the back office, light and dark; needed before its theme is loaded, so that nothing flashes. */
export const adminBackground = {
  light: { bg: '#FAF9F6', fg: '#4A5A57' },
  dark: { bg: '#121817', fg: '#A9B6B3' },
} as const;
