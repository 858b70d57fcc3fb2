import { expect, test } from 'vitest';
import { insert } from './insert.ts';

test('text is put beside the last match, and a file without one is refused', () => {
  expect(insert('a;\na;\nb', /^a;\n/, 'after', 'c;\n')).toBe('a;\na;\nc;\nb');
  expect(() => insert('b', /a/, 'before', 'c')).toThrow('nothing matches /a/');
});
