import type { BrandColors } from '@practice/ui';
import { contrast, fromOklch, parseHex, toHex, toOklch } from '../../theme/color-math.ts';
import { darkColors } from './dark-colors.ts';

const builtIn = '#1F5F58';
const minimum = 4.5;

/**
 * The primary brand colour for dark backgrounds: the hue stays, the lightness is shifted until text on it and in it is
 * readable. Empty for the built-in colour and for malformed values.
 */
export function darkBrand({ primary }: BrandColors): Record<string, string> {
  const rgb = primary ? parseHex(primary) : null;
  if (!rgb || toHex(rgb) === builtIn) return {};
  const base = toOklch(rgb);
  const shade = (lightness: number, chroma = 1) => fromOklch({ ...base, lightness, chroma: base.chroma * chroma });
  const [subtle, muted] = [shade(0.28, 0.35), shade(0.33, 0.4)];
  const solid = darkened(0.55, (color) => contrast('#FFFFFF', color) >= minimum, shade);
  const fg = lightened(
    0.7,
    (color) => [muted, darkColors['bg-panel'] ?? ''].every((on) => contrast(color, on) >= minimum),
    shade,
  );
  return {
    'pine-solid': solid,
    'pine-hover': darkened(0.57, (color) => contrast('#FFFFFF', color) >= minimum, shade),
    'pine-contrast': '#FFFFFF',
    'pine-fg': fg,
    'pine-subtle': subtle,
    'pine-muted': muted,
    'pine-border': shade(0.44, 0.6),
    'bg-selected': subtle,
    focus: fg,
  };
}

type Shade = (lightness: number) => string;

function darkened(from: number, fits: (color: string) => boolean, shade: Shade): string {
  for (let lightness = from; lightness > 0.2; lightness -= 0.01) if (fits(shade(lightness))) return shade(lightness);
  return shade(0.2);
}

function lightened(from: number, fits: (color: string) => boolean, shade: Shade): string {
  for (let lightness = from; lightness < 1; lightness += 0.01) if (fits(shade(lightness))) return shade(lightness);
  return '#FFFFFF';
}
