import { contrast, fromOklch, type Oklch, parseHex, toHex, toOklch } from './color-math.ts';

/** Settings primary_color and secondary_color: `#rgb` or `#rrggbb`. */
export type BrandColors = { primary?: string | null; secondary?: string | null };

const white = '#FFFFFF';
const ink = '#1F2D2B';
const grounds = ['#FFFDF9', '#F7F1E8'];
/** WCAG 2.2 AA for text. */
const minimumContrast = 4.5;

/** The built-in colours have hand-tuned palettes: nothing is derived for them. */
const builtIn = { pine: '#1F5F58', apricot: '#E58A4E' };

/** Lightness and chroma of the quiet tints in the primary colour's hue, taken from the built-in sage. */
const tints: Record<string, { lightness: number; chroma: number }> = {
  '100': { lightness: 0.962, chroma: 0.009 },
  '200': { lightness: 0.918, chroma: 0.018 },
  '300': { lightness: 0.843, chroma: 0.031 },
  '400': { lightness: 0.748, chroma: 0.042 },
};

/** Lightness and share of the chosen colour's chroma per shade, taken from the built-in pine. */
const ladder: Record<string, { lightness: number; chroma: number }> = {
  '50': { lightness: 0.968, chroma: 0.12 },
  '100': { lightness: 0.923, chroma: 0.3 },
  '200': { lightness: 0.846, chroma: 0.55 },
  '300': { lightness: 0.745, chroma: 0.8 },
  '400': { lightness: 0.64, chroma: 0.95 },
  '500': { lightness: 0.555, chroma: 1 },
  '600': { lightness: 0.495, chroma: 1 },
  '700': { lightness: 0.445, chroma: 1 },
  '800': { lightness: 0.385, chroma: 0.9 },
  '900': { lightness: 0.325, chroma: 0.75 },
};

/**
 * CSS variable overrides for the brand colours of the settings. The chosen colour is the background of solid buttons;
 * shades and text colours are derived so that every pair has a contrast of at least 4.5:1. For an absent or malformed
 * colour nothing is derived and the built-in palette stays.
 */
export function deriveBrandColors({ primary, secondary }: BrandColors): Record<string, string> {
  return { ...derivePalette('pine', primary, 900), ...derivePalette('apricot', secondary, 700) };
}

/** How a colour looks as a button, as a link and as a badge; null for a malformed one. */
export type BrandSample = { solid: string; contrast: string; fg: string; tint: string };

export function brandSample(color: string): BrandSample | null {
  const rgb = parseHex(color);
  if (!rgb) return null;
  const palette: Record<string, string> = paletteOf('apricot', rgb, 100);
  const part = (name: string) => palette[`--p-colors-apricot-${name}`] ?? color;
  return { solid: part('solid'), contrast: part('contrast'), fg: part('fg'), tint: part('100') };
}

function derivePalette(name: 'pine' | 'apricot', chosen: string | null | undefined, last: number) {
  const rgb = chosen ? parseHex(chosen) : null;
  return !rgb || toHex(rgb) === builtIn[name] ? {} : paletteOf(name, rgb, last);
}

function paletteOf(name: 'pine' | 'apricot', rgb: NonNullable<ReturnType<typeof parseHex>>, last: number) {
  const solid = toHex(rgb);
  const base = toOklch(rgb);
  const sage = name === 'pine' ? deriveTints(base) : {};
  const shades: Record<string, string> = {};
  for (const [shade, step] of Object.entries(ladder)) {
    if (Number(shade) <= last) {
      shades[shade] = fromOklch({ ...base, lightness: step.lightness, chroma: base.chroma * step.chroma });
    }
  }
  const onSolid = [white, ink].find((text) => contrast(text, solid) >= minimumContrast) ?? '#000000';
  const hover = hoverOf(base, solid, onSolid);
  const variable = (part: string) => `--p-colors-${name}-${part}`;
  return {
    ...Object.fromEntries(Object.entries(sage).map(([shade, value]) => [`--p-colors-sage-${shade}`, value])),
    ...Object.fromEntries(Object.entries(shades).map(([shade, value]) => [variable(shade), value])),
    [variable('solid')]: solid,
    [variable('hover')]: hover,
    [variable('contrast')]: onSolid,
    // Text in the brand colour also appears on its own tints (subtle buttons, chosen cards).
    [variable('fg')]: textShade(base, [
      ...grounds,
      ...[shades['50'], shades['100'], sage['200']].filter((each) => each !== undefined),
    ]),
  };
}

/** The tints of a grey stay grey. */
function deriveTints(base: Oklch): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tints).map(([shade, { lightness, chroma }]) => [
      shade,
      fromOklch({ ...base, lightness, chroma: Math.min(chroma, base.chroma) }),
    ]),
  );
}

/** A step away from the text colour, so that hover never lowers the contrast. */
function hoverOf(base: Oklch, solid: string, onSolid: string): string {
  const direction = onSolid === white ? -0.06 : 0.05;
  const moved = fromOklch({ ...base, lightness: Math.min(0.97, Math.max(0.15, base.lightness + direction)) });
  return contrast(onSolid, moved) >= minimumContrast ? moved : solid;
}

/** The chosen hue, darkened until it is readable on every background. */
function textShade(base: Oklch, on: string[]): string {
  for (let lightness = Math.min(base.lightness, 0.6); lightness > 0.1; lightness -= 0.01) {
    const candidate = fromOklch({ ...base, lightness });
    if (on.every((ground) => contrast(candidate, ground) >= minimumContrast)) return candidate;
  }
  return ink;
}
