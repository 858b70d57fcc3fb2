import { expect, it } from 'vitest';
import { inTreeOrder, menuBranch, menuPositionProblem } from './menu-tree.ts';

const node = (id: string, parentId: string | null = null, orderIndex = 1) => ({ id, parentId, orderIndex });
const family = [node('a'), node('b', 'a'), node('c', 'b'), node('d')];

it('an item may stand at the top, and below others up to the third level', () => {
  for (const { id } of family) expect(menuPositionProblem(family, id)).toBeNull();
});

it.each([
  ['below an item of its own branch', [node('a', 'c'), node('b', 'a'), node('c', 'b')], 'a', /alt öğelerinden/],
  ['below itself', [node('a', 'a')], 'a', /alt öğelerinden/],
  ['below an item that is not there', [node('a', 'none')], 'a', /böyle bir üst öğe yok/],
  ['on a fourth level', [...family, node('e', 'c')], 'e', /en fazla 3 düzey/],
  [
    'where those below it would be on a fourth level',
    [...family.slice(0, 3), node('d', 'b'), node('e', 'd')],
    'd',
    /3/,
  ],
])('an item may not stand %s', (_, items, id, problem) => {
  expect(menuPositionProblem(items, id)).toMatch(problem);
});

it('a branch is an item and all below it', () => {
  expect([...menuBranch(family, 'a')].sort()).toEqual(['a', 'b', 'c']);
  expect([...menuBranch([node('a', 'b'), node('b', 'a')], 'a')].sort()).toEqual(['a', 'b']);
});

it('in the order of the tree each item comes after its parent, and siblings by their numbers', () => {
  const items = [
    node('b', null, 2),
    node('a2', 'a', 9),
    node('a', null, 1),
    node('a1', 'a', 3),
    node('lost', 'none', 4),
  ];
  expect(inTreeOrder(items).map(({ id }) => id)).toEqual(['a', 'a1', 'a2', 'b', 'lost']);
});
