import { type BrandColors, ThemeLayer } from '@practice/ui';
import { type ReactNode, useMemo } from 'react';
import { darkBrand } from './dark-brand.ts';
import { darkCss } from './dark-colors.ts';
import { denseTheme } from './dense-theme.ts';

export type AdminThemeProps = {
  /** Brand colours from the settings. */
  brand?: BrandColors;
  children: ReactNode;
};

/** The back office's theme: dense, and dark when the system is. Rendered once, by the shell. */
export function AdminTheme({ brand, children }: AdminThemeProps) {
  const { primary, secondary } = brand ?? {};
  const css = useMemo(() => darkCss(darkBrand({ primary, secondary })), [primary, secondary]);
  return (
    <ThemeLayer config={denseTheme} css={css}>
      {children}
    </ThemeLayer>
  );
}
