import { inTreeOrder, menuPositionProblem } from '@practice/contracts';
import type { MenuItem } from './menus.ts';

/** Below which item, and before which of its items; null for the first level, and for the end. */
export type Position = { parentId: string | null; before: string | null };

export type Step = 'up' | 'down' | 'in' | 'out';

/** The items with one of them elsewhere, in the order of the tree; null where it cannot be, or already is. */
export function withMoved(
  items: readonly MenuItem[],
  id: string,
  { parentId, before }: Position,
): readonly MenuItem[] | null {
  const sorted = inTreeOrder(items);
  const moved = sorted.find((item) => item.id === id);
  if (!moved || id === before || (before !== null && parentOf(sorted, before) !== parentId)) return null;
  const others = sorted.filter((item) => item.id !== id);
  const index = before === null ? others.length : others.findIndex((item) => item.id === before);
  const next = [...others.slice(0, index), { ...moved, parentId }, ...others.slice(index)];
  if (menuPositionProblem(next, id)) return null;
  const ordered = inTreeOrder(next.map((item, orderIndex) => ({ ...item, orderIndex }))).map((item, index) => ({
    ...item,
    orderIndex: index + 1,
  }));
  return isSame(sorted, ordered) ? null : ordered;
}

/** Where an item is. */
export function positionOf(items: readonly MenuItem[], id: string): Position {
  const siblings = siblingsOf(items, parentOf(items, id));
  const index = siblings.findIndex((item) => item.id === id);
  return { parentId: parentOf(items, id), before: siblings[index + 1]?.id ?? null };
}

/**
 * Where a step leads: up and down among the siblings, in to the end of the items below the one above, out to behind the
 * parent. Null where there is no such position.
 */
export function stepFrom(items: readonly MenuItem[], id: string, step: Step): Position | null {
  const parentId = parentOf(items, id);
  const siblings = siblingsOf(items, parentId);
  const index = siblings.findIndex((item) => item.id === id);
  const above = siblings[index - 1];
  if (step === 'up') return above ? { parentId, before: above.id } : null;
  if (step === 'down') return siblings[index + 1] ? { parentId, before: siblings[index + 2]?.id ?? null } : null;
  if (step === 'in') return above ? { parentId: above.id, before: null } : null;
  return parentId === null ? null : positionOf(items, parentId);
}

/** Where an item comes that is dropped on another, or beside it. */
export function dropPosition(items: readonly MenuItem[], key: string, where: 'on' | 'before' | 'after'): Position {
  if (where === 'on') return { parentId: key, before: null };
  return where === 'before' ? { parentId: parentOf(items, key), before: key } : positionOf(items, key);
}

function siblingsOf(items: readonly MenuItem[], parentId: string | null): MenuItem[] {
  return inTreeOrder(items).filter((item) => parentOf(items, item.id) === parentId);
}

/** An item whose parent is not in the menu is on the first level. */
function parentOf(items: readonly MenuItem[], id: string): string | null {
  const parentId = items.find((item) => item.id === id)?.parentId ?? null;
  return items.some((item) => item.id === parentId) ? parentId : null;
}

function isSame(before: readonly MenuItem[], after: readonly MenuItem[]): boolean {
  return before.every(({ id, parentId }, index) => id === after[index]?.id && parentId === after[index]?.parentId);
}
