import { describe, expect, it } from 'vitest';
import { appearanceStyle } from './appearance-style.ts';
import { brandSample, deriveBrandColors } from './brand-colors.ts';
import { contrast, fromOklch, parseHex, toHex, toOklch } from './color-math.ts';

const samples = [
  '#205F58',
  '#8B3FA8',
  '#F2C94C',
  '#FFFFFF',
  '#000000',
  '#808080',
  '#7A7A7A',
  '#FF0000',
  '#00FF00',
  '#0af',
];

describe('deriveBrandColors', () => {
  it.each(samples)('keeps 4.5:1 for text on and in %s', (chosen) => {
    const colors = deriveBrandColors({ primary: chosen, secondary: chosen });
    for (const name of ['pine', 'apricot']) {
      const of = (part: string) => colors[`--p-colors-${name}-${part}`] ?? '';
      expect(contrast(of('contrast'), of('solid'))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(of('contrast'), of('hover'))).toBeGreaterThanOrEqual(4.5);
      for (const ground of ['#FFFDF9', '#F7F1E8', of('50'), of('100')]) {
        expect(contrast(of('fg'), ground)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('makes the chosen colour itself the ground of buttons', () => {
    expect(deriveBrandColors({ primary: '#0af' })['--p-colors-pine-solid']).toBe('#00AAFF');
  });

  it('derives shades from light to dark', () => {
    const colors = deriveBrandColors({ primary: '#8B3FA8' });
    const ratios = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900'].map((shade) =>
      contrast(colors[`--p-colors-pine-${shade}`] ?? '', '#FFFFFF'),
    );
    expect(ratios).toEqual([...ratios].sort((a, b) => a - b));
  });

  it('gives the quiet tints the hue of the primary colour, readable for text of every kind', () => {
    for (const chosen of samples) {
      const colors = deriveBrandColors({ primary: chosen });
      const tinted = colors['--p-colors-sage-200'] ?? '';
      for (const text of ['#1F2D2B', '#4A5A57', colors['--p-colors-pine-fg'] ?? '']) {
        expect(contrast(text, tinted)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('leaves the hand-tuned palettes alone for the built-in colours', () => {
    expect(deriveBrandColors({ primary: '#1f5f58', secondary: '#E58A4E' })).toEqual({});
  });

  it.each(['', 'red', '#12', 'url(x)', '#12345g', undefined, null])('derives nothing from %s', (chosen) => {
    expect(deriveBrandColors({ primary: chosen, secondary: chosen })).toEqual({});
    expect(appearanceStyle({ primary: chosen })).toBe('');
  });

  it('writes the overrides as one rule', () => {
    expect(appearanceStyle({ secondary: '#F2C94C' })).toMatch(/^:root\{--p-colors-apricot-50:#[0-9A-F]{6};.*\}$/);
  });
});

describe('colour arithmetic', () => {
  it.each(samples)('brings %s back from OKLCH', (sample) => {
    const rgb = parseHex(sample);
    if (!rgb) throw new Error(`${sample} is a colour`);
    expect(fromOklch(toOklch(rgb))).toBe(toHex(rgb));
  });

  it('knows the contrast of black on white', () => {
    expect(contrast('#000', '#fff')).toBeCloseTo(21, 5);
  });
});

it.each(['#FFEE00', '#000000', '#FFFFFF', '#1F5F58', '#E58A4E'])('a sample of %s is readable', (color) => {
  const sample = brandSample(color);
  expect(contrast(sample?.contrast ?? '', sample?.solid ?? '')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(sample?.fg ?? '', sample?.tint ?? '')).toBeGreaterThanOrEqual(4.5);
});
