/** How many levels a menu has at most. */
export const MAX_MENU_LEVELS = 3;

/** An item by its position in the tree of its menu. */
export type MenuNode = { id: string; parentId: string | null };

/** Why an item cannot stand where it does, among all items of its menu: a sentence, or null when it can. */
export function menuPositionProblem(items: readonly MenuNode[], id: string): string | null {
  const byId = new Map(items.map((item) => [item.id, item]));
  const seen = new Set([id]);
  for (let parentId = byId.get(id)?.parentId ?? null; parentId !== null; ) {
    const parent = byId.get(parentId);
    if (!parent) return 'Bu menüde böyle bir üst öğe yok';
    if (seen.has(parentId)) return 'Bir öğe kendi alt öğelerinden birinin altına taşınamaz';
    seen.add(parentId);
    parentId = parent.parentId;
  }
  const isTooDeep = seen.size + levelsBelow(items, id) > MAX_MENU_LEVELS;
  return isTooDeep ? `Menüde en fazla ${MAX_MENU_LEVELS} düzey olabilir` : null;
}

/** The ids of an item and of all below it. */
export function menuBranch(items: readonly MenuNode[], id: string): Set<string> {
  const branch = new Set([id]);
  for (let size = 0; size !== branch.size; ) {
    size = branch.size;
    for (const item of items) if (item.parentId !== null && branch.has(item.parentId)) branch.add(item.id);
  }
  return branch;
}

/** Every item after its parent, siblings in their order; items without a parent in the menu are on the first level. */
export function inTreeOrder<T extends MenuNode & { orderIndex: number }>(items: readonly T[]): T[] {
  const sorted = [...items].sort((one, other) => one.orderIndex - other.orderIndex);
  const ids = new Set(items.map(({ id }) => id));
  const below = (parentId: string | null): T[] =>
    sorted
      .filter((item) => (item.parentId !== null && ids.has(item.parentId) ? item.parentId : null) === parentId)
      .flatMap((item) => [item, ...below(item.id)]);
  return below(null);
}

function levelsBelow(items: readonly MenuNode[], id: string): number {
  const children = items.filter(({ parentId }) => parentId === id);
  return Math.max(0, ...children.map((child) => 1 + levelsBelow(items, child.id)));
}
