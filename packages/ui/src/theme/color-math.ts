/** Channels 0 to 1, gamma-encoded sRGB. */
type Rgb = { red: number; green: number; blue: number };
/** Perceptual colour: lightness 0 to 1, chroma 0 to about 0.37, hue in radians. */
export type Oklch = { lightness: number; chroma: number; hue: number };

/** Parses `#rgb` or `#rrggbb` (with or without `#`); null for anything else. */
export function parseHex(text: string): Rgb | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1];
  if (!digits) return null;
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const channel = (at: number) => Number.parseInt(full.slice(at, at + 2), 16) / 255;
  return { red: channel(0), green: channel(2), blue: channel(4) };
}

export function toHex({ red, green, blue }: Rgb): string {
  const part = (value: number) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${part(red)}${part(green)}${part(blue)}`.toUpperCase();
}

/** WCAG contrast ratio of two hex colours, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const rgb = parseHex(hex);
  if (!rgb) return 0;
  return 0.2126 * linear(rgb.red) + 0.7152 * linear(rgb.green) + 0.0722 * linear(rgb.blue);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function encoded(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}

/** Matrices of Björn Ottosson's Oklab. */
export function toOklch({ red, green, blue }: Rgb): Oklch {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const yellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, yellow),
    hue: Math.atan2(yellow, a),
  };
}

/** The colour in hex; chroma is reduced until it fits sRGB, so that hue and lightness stay. */
export function fromOklch(color: Oklch): string {
  for (let share = 1; share > 0; share -= 0.05) {
    const rgb = toRgb({ ...color, chroma: color.chroma * share });
    if ([rgb.red, rgb.green, rgb.blue].every((value) => value >= -0.0005 && value <= 1.0005)) return toHex(rgb);
  }
  return toHex(toRgb({ ...color, chroma: 0 }));
}

function toRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    red: encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    green: encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    blue: encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  };
}
