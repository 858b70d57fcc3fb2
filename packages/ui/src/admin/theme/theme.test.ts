import { practiceTheme } from '@practice/ui';
import { expect, it } from 'vitest';
import { contrast } from '../../theme/color-math.ts';
import { darkBrand } from './dark-brand.ts';
import { darkColors, darkCss } from './dark-colors.ts';
import { denseTheme } from './dense-theme.ts';

const dark = (path: string, colors = darkColors) => {
  const value = colors[path];
  if (!value?.startsWith('#')) throw new Error(`${path} is not a colour: '${value}'`);
  return value;
};

const grounds = ['bg', 'bg-subtle', 'bg-panel', 'bg-raised', 'bg-hover', 'bg-selected', 'bg-sidebar'];
const statuses = ['pending', 'confirmed', 'cancelled', 'completed', 'unknown'];

it.each(['fg', 'fg-muted', 'fg-subtle', 'fg-error', 'pine-fg', 'red-fg', 'accent-fg'])(
  '%s is readable on every dark background',
  (text) => {
    for (const ground of grounds) expect(contrast(dark(text), dark(ground)), ground).toBeGreaterThanOrEqual(4.5);
  },
);

it.each(statuses)('the status %s is readable on its background and on rows', (status) => {
  for (const ground of [`status-${status}-bg`, 'bg-panel', 'bg-hover']) {
    expect(contrast(dark(`status-${status}-fg`), dark(ground)), ground).toBeGreaterThanOrEqual(4.5);
  }
});

it.each(['pine', 'red', 'gray', 'apricot'])('text on a %s button is readable', (palette) => {
  for (const ground of ['solid', 'hover']) {
    const ratio = contrast(dark(`${palette}-contrast`), dark(`${palette}-${ground}`));
    expect(ratio, ground).toBeGreaterThanOrEqual(4.5);
  }
});

it('borders of controls and the focus are visible', () => {
  for (const ground of ['bg', 'bg-panel', 'bg-raised']) {
    expect(contrast(dark('border-control'), dark(ground)), ground).toBeGreaterThanOrEqual(3);
    expect(contrast(dark('focus'), dark(ground)), ground).toBeGreaterThanOrEqual(3);
  }
});

it.each(['#8B3FA8', '#F2C94C', '#000000', '#FFFFFF', '#FF0000', '#00FF00', '#0af'])(
  'the practice’s colour %s keeps its text readable in the dark',
  (primary) => {
    const colors = { ...darkColors, ...darkBrand({ primary }) };
    const of = (path: string) => dark(path, colors);
    expect(contrast(of('pine-contrast'), of('pine-solid'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('pine-contrast'), of('pine-hover'))).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['pine-subtle', 'pine-muted', 'bg-panel', 'bg']) {
      expect(contrast(of('pine-fg'), of(ground)), ground).toBeGreaterThanOrEqual(4.5);
    }
    for (const text of ['fg', 'fg-muted']) {
      expect(contrast(of(text), of('bg-selected')), text).toBeGreaterThanOrEqual(4.5);
    }
  },
);

it.each(['#1f5f58', '', null, 'red'])('%s changes nothing', (primary) => {
  expect(darkBrand({ primary })).toEqual({});
});

it('applies in dark mode only, and overrides the colours of the settings', () => {
  expect(darkCss()).toMatch(/^@media screen and \(prefers-color-scheme: dark\)\{:root:root\{/);
});

it('has the looks of all parts of Chakra in use; public pages load none of them', () => {
  const parts = ['dataList', 'fieldset', 'nativeSelect', 'stat', 'tabs'];
  expect(Object.keys(denseTheme.theme?.slotRecipes ?? {}).sort()).toEqual(parts);
  expect(parts.filter((part) => practiceTheme().isSlotRecipe(part))).toEqual([]);
});
