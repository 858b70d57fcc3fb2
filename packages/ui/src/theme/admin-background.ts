/** The page behind the back office, light and dark; known before its theme has been loaded, so that nothing flashes. */
export const adminBackground = {
  light: { bg: '#FAF9F6', fg: '#4A5A57' },
  dark: { bg: '#121817', fg: '#A9B6B3' },
} as const;
