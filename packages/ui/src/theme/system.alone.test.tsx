import { beforeEach, expect, it, vi } from 'vitest';

async function newTheme() {
  const { practiceTheme } = await import('./system.ts');
  return practiceTheme();
}

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = '';
});

it('brings reset, defaults of elements and tokens to a page that has none', async () => {
  const styles = JSON.stringify((await newTheme())._global);
  for (const part of ['boxSizing', 'scrollBehavior', '--p-colors-pine-600']) expect(styles).toContain(part);
});

it('leaves those that came from the server as they are, and knows the same tokens and recipes', async () => {
  const whole = await newTheme();
  vi.resetModules();
  document.head.innerHTML = '<style data-emotion="css-global 1abc">html{color:red}</style>';
  const theme = await newTheme();
  expect(theme._global).toEqual([]);
  expect(theme.css({ color: 'pine.600', textStyle: 'h3' })).toEqual(whole.css({ color: 'pine.600', textStyle: 'h3' }));
  expect(theme.getRecipe('button')).toEqual(whole.getRecipe('button'));
});
