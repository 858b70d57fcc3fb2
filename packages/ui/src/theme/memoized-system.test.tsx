import { chakra } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createStyleCache, PracticeProvider } from '../provider.tsx';
import { practiceTheme } from './system.ts';

it('serialises the same looks once, whoever gives them and in which object', () => {
  const { css } = practiceTheme();
  expect(css({ color: 'pine.600' }, { mt: '4' })).toBe(css({ color: 'pine.600' }, { mt: '4' }));
  expect(css({ color: 'pine.600' })).not.toEqual(css({ color: 'pine.500' }));
});

it('makes a recipe once for all elements of a component', () => {
  const { cva } = practiceTheme();
  const config = { base: { color: 'pine.600' } };
  expect(cva(config)).toBe(cva(config));
  expect(cva(config)({})).toBe(cva(config)({}));
});

it('takes later styles over earlier ones, and tells those of two recipes apart', () => {
  const { css, cva } = practiceTheme();
  const one = cva({ base: { color: 'pine.600' } })({});
  const other = cva({ base: { color: 'pine.500' } })({});
  expect(css(one)).not.toEqual(css(other));
  expect(css(one, { color: 'pine.500' })).not.toEqual(css({ color: 'pine.500' }, one));
});

it('gives elements the class of their look', () => {
  const sheet = createStyleCache();
  const insert = vi.spyOn(sheet, 'insert');
  const { container } = render(
    <PracticeProvider styles={sheet}>
      <chakra.p color="pine.600" css={{ '&:hover': { mt: '4' } }} />
      <chakra.p color="pine.600" css={{ '&:hover': { mt: '4' } }} />
      <chakra.p color="pine.500" />
      <chakra.p />
    </PracticeProvider>,
  );
  const [first, second, third, plain] = [...container.querySelectorAll('p')].map(({ className }) => className);
  expect(first).toMatch(/^css-/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(plain).toBe('');
  const texts = insert.mock.calls.map(([selector, { styles }]) => `${selector} ${styles}`);
  const text = texts.find((each) => each.startsWith(`.${first} `));
  expect(text).toContain('color:var(--p-colors-pine-600)');
  expect(text).toContain(':hover{margin-top:1rem;}');
});
