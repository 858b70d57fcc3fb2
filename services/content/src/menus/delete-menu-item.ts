import { idParam } from '@practice/contracts';
import { findByIdOrFail, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { lockMenu } from './lock-menu.ts';
import { MenuItemModel } from './menu.model.ts';
import { menuItems } from './menu.store.ts';

/**
 * Deletes an item; those directly below it take its position.
 * @throws DomainError NOT_FOUND
 */
export async function deleteMenuItem(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'content:write', idParam, raw);
  await withTransaction(async (session) => {
    const { menuId } = await findByIdOrFail(MenuItemModel, id, session);
    const { items } = await lockMenu(session, menuId);
    const { parentId } = await menuItems.remove(ctx, { id, session });
    for (const child of items) {
      if (String(child.parentId) !== id) continue;
      await menuItems.update(ctx, { id: String(child._id), changes: { parentId }, session });
    }
  });
}
