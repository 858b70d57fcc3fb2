import { inTreeOrder, type MenuRecord, menuPositionProblem, reorderMenuItemsInput } from '@practice/contracts';
import {
  type ClientSession,
  DomainError,
  readInput,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { findMenuItems } from './find-menu-items.ts';
import { lockMenu } from './lock-menu.ts';
import { MenuItemModel, type StoredMenu, type StoredMenuItem } from './menu.model.ts';
import { toMenuRecord } from './menu.store.ts';

/** An item where it is to be. */
type Position = { id: string; parentId: string | null; orderIndex: number };

/**
 * Arranges all items of a menu: each has the parent that is sent for it, and they are numbered through in the order of
 * the tree.
 * @throws DomainError VALIDATION_FAILED for an item below itself or too deep; NOT_FOUND without the menu;
 * VERSION_CONFLICT with the menu as it is, for an outdated `version` and when `items` misses an item, repeats one or
 * has another.
 */
export async function reorderMenuItems(ctx: ServiceContext, raw: unknown): Promise<MenuRecord> {
  const { menuId, items: sent, version } = readInput(ctx, 'content:write', reorderMenuItemsInput, raw);
  return withTransaction(async (session) => {
    const { menu, items } = await lockMenu(session, menuId);
    const known = new Set(items.map(({ _id }) => String(_id)));
    const isWhole = sent.length === items.length && new Set(sent.map(({ id }) => id)).size === items.length;
    if ((version != null && version !== menu.version) || !isWhole || !sent.every(({ id }) => known.has(id))) {
      throw new DomainError('VERSION_CONFLICT', { attachment: { current: toMenuRecord(menu, items) } });
    }
    const positions = sent.map((item) => ({ ...item, parentId: item.parentId || null }));
    assertTree(positions);
    for (const [index, position] of inTreeOrder(positions).entries()) {
      await moveItem(session, items, { ...position, orderIndex: index + 1 });
    }
    recordAudit(session, ctx, { action: 'menu.reordered', entity: 'menu', entityId: menuId, changedFields: ['items'] });
    return withItems({ ...menu, version: menu.version + 1 }, session);
  });
}

function assertTree(positions: readonly Position[]): void {
  for (const { id } of positions) {
    const message = menuPositionProblem(positions, id);
    if (message) {
      throw new DomainError('VALIDATION_FAILED', { errors: [{ field: 'items', message, code: 'INVALID' }] });
    }
  }
}

/** Writes an item that has moved. */
async function moveItem(
  session: ClientSession,
  items: readonly StoredMenuItem[],
  { id, parentId, orderIndex }: Position,
): Promise<void> {
  const before = items.find(({ _id }) => String(_id) === id);
  const parentBefore = before?.parentId ? String(before.parentId) : null;
  if (before?.orderIndex === orderIndex && parentBefore === parentId) return;
  await MenuItemModel.updateOne({ _id: id }, { $set: { parentId, orderIndex }, $inc: { version: 1 } }, { session });
}

async function withItems(menu: StoredMenu, session: ClientSession): Promise<MenuRecord> {
  return toMenuRecord(menu, await findMenuItems([menu._id], session));
}
