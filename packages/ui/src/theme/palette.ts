import { type BrandColors, deriveBrandColors } from './brand-colors.ts';
import { colors } from './colors.ts';

type Palette = Readonly<Record<string, string>>;

/** That of the last page: brand colours are the same for all, until staff change them. */
let last: { key: string; palette: Palette } | undefined;

/** Every colour of the palette by its name (`paper`, `pine-700`), with the brand colours of the settings, for drawings outside of a page. */
export function brandPalette(brand: BrandColors): Palette {
  const key = `${brand.primary} ${brand.secondary}`;
  if (last?.key !== key) last = { key, palette: paletteOf(brand) };
  return last.palette;
}

function paletteOf(brand: BrandColors): Palette {
  const derived = deriveBrandColors(brand);
  const builtIn = Object.entries(colors).flatMap(([name, color]) => shadesOf(name, color));
  return Object.fromEntries(builtIn.map(([name, value]) => [name, derived[`--p-colors-${name}`] ?? value]));
}

type Shade = { value: string };

function shadesOf(name: string, color: Shade | Record<string, Shade>): [string, string][] {
  if (isShade(color)) return [[name, color.value]];
  return Object.entries(color).map(([shade, { value }]) => [`${name}-${shade}`, value]);
}

function isShade(color: Shade | Record<string, Shade>): color is Shade {
  return typeof color.value === 'string';
}
