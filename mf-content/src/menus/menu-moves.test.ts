import { expect, it } from 'vitest';
import { dropPosition, positionOf, type Step, stepFrom, withMoved } from './menu-moves.ts';
import type { MenuItem } from './menus.ts';

const item = (id: string, orderIndex: number, parentId: string | null = null) =>
  ({ id, orderIndex, parentId, title: id }) as MenuItem;
/** a, below it a1 and a2; b; c. */
const items = [item('a', 1), item('a1', 2, 'a'), item('a2', 3, 'a'), item('b', 4), item('c', 5)];
const outline = (moved: readonly MenuItem[] | null) =>
  moved?.map(({ id, parentId }) => (parentId ? `${parentId}/${id}` : id)).join(' ') ?? null;
function step(id: string, to: Step) {
  const position = stepFrom(items, id, to);
  return position && outline(withMoved(items, id, position));
}

it.each([
  ['b', 'up', 'b a a/a1 a/a2 c'],
  ['a', 'down', 'b a a/a1 a/a2 c'],
  ['b', 'down', 'a a/a1 a/a2 c b'],
  ['b', 'in', 'a a/a1 a/a2 a/b c'],
  ['a1', 'out', 'a a/a2 a1 b c'],
  ['a2', 'in', 'a a/a1 a1/a2 b c'],
  ['a', 'up', null],
  ['c', 'down', null],
  ['a', 'in', null],
  ['b', 'out', null],
] as const)('%s goes %s', (id, to, result) => {
  expect(step(id, to)).toBe(result);
});

it('dropping on an item puts it last below that one, beside it before or behind it', () => {
  expect(outline(withMoved(items, 'c', dropPosition(items, 'a', 'on')))).toBe('a a/a1 a/a2 a/c b');
  expect(outline(withMoved(items, 'c', dropPosition(items, 'a1', 'before')))).toBe('a a/c a/a1 a/a2 b');
  expect(outline(withMoved(items, 'c', dropPosition(items, 'a2', 'after')))).toBe('a a/a1 a/a2 a/c b');
  expect(outline(withMoved(items, 'a2', dropPosition(items, 'b', 'after')))).toBe('a a/a1 b a2 c');
});

it('an item goes neither into its own branch, nor below the third level, nor where it already is', () => {
  expect(withMoved(items, 'a', dropPosition(items, 'a2', 'on'))).toBeNull();
  expect(withMoved(items, 'a', dropPosition(items, 'a', 'on'))).toBeNull();
  const deep = [...items, item('b1', 6, 'b')];
  expect(withMoved(deep, 'b', dropPosition(deep, 'a1', 'on'))).toBeNull();
  expect(withMoved(items, 'b', positionOf(items, 'b'))).toBeNull();
});

it('moved items are numbered through in the order of the tree', () => {
  const moved = withMoved(items, 'c', { parentId: null, before: 'a' });
  expect(moved?.map(({ orderIndex }) => orderIndex)).toEqual([1, 2, 3, 4, 5]);
});

it('moving back takes an item to where it was', () => {
  const before = positionOf(items, 'a1');
  const moved = withMoved(items, 'a1', { parentId: 'b', before: null }) ?? [];
  expect(outline(withMoved(moved, 'a1', before))).toBe(outline(items));
});
