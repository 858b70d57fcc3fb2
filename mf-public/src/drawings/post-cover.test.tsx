import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PostCover } from './post-cover.tsx';

const drawn = (category: string, slug: string) =>
  render(<PostCover category={category} slug={slug} />).container.innerHTML;

it('a cover is always the same for a post, and another for another post or category', () => {
  expect(drawn('Ergenlik', 'uyku')).toBe(drawn('Ergenlik', 'uyku'));
  const covers = [drawn('Ergenlik', 'uyku'), drawn('Ergenlik', 'okul'), drawn('Genel', 'uyku'), drawn('Spor', 'x')];
  expect(new Set(covers).size).toBe(4);
});
