import { expect, it } from 'vitest';
import { practiceTheme } from './system.ts';
import { withWrittenGlobals } from './written-styles.ts';

const { css, ...system } = practiceTheme();
const textOf = (styles: object) => (css(styles) as unknown as { styles: string }).styles;

it('writes tokens that never change as their values, also within other values', () => {
  expect(textOf({ mt: '2.5', mb: '-4', zIndex: 'bar' })).toBe(
    'margin-top:0.625rem;margin-bottom:calc(1rem * -1);z-index:20;',
  );
  expect(textOf({ bottom: 'calc({spacing.4} + var(--p-bottom-bar, 0px))' })).toBe(
    'bottom:calc(1rem + var(--p-bottom-bar, 0px));',
  );
});

it('keeps what brand or darkness may change a variable', () => {
  expect(textOf({ color: 'pine.600', boxShadow: 'soft' })).toBe(
    'color:var(--p-colors-pine-600);box-shadow:var(--p-shadows-soft);',
  );
});

it('defines variables for these alone', () => {
  const { styles } = withWrittenGlobals({ ...system, css })._global as unknown as { styles: string };
  const defined = [...styles.matchAll(/(--p-[\w\\.-]+):/g)].map(([, name]) => name);
  expect(defined).toContain('--p-colors-pine-600');
  expect(defined.filter((name) => !/^--p-(colors|shadows)-/.test(name ?? ''))).toEqual([]);
  for (const [, name] of styles.matchAll(/var\((--p-[^),]+)/g)) expect(defined).toContain(name);
});
