import { type BrandColors, ThemeLayer } from '@practice/ui';
import { type ReactNode, useMemo } from 'react';
import { darkBrand } from './dark-brand.ts';
import { darkCss } from './dark-colors.ts';
import { denseTheme } from './dense-theme.ts';

export type AdminThemeProps = {
  /** Colours of the settings (category appearance). */
  brand?: BrandColors;
  children: ReactNode;
};

/** The look of the back office for everything below it: dense, and dark where the system is. Stands once, in the shell. */
export function AdminTheme({ brand, children }: AdminThemeProps) {
  const { primary, secondary } = brand ?? {};
  const css = useMemo(() => darkCss(darkBrand({ primary, secondary })), [primary, secondary]);
  return (
    <ThemeLayer config={denseTheme} css={css}>
      {children}
    </ThemeLayer>
  );
}
