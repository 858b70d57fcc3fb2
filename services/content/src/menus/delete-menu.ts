import { idParam } from '@practice/contracts';
import { readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { MenuItemModel } from './menu.model.ts';
import { menus } from './menu.store.ts';

/**
 * Deletes a menu with all of its items. Header and footer without a menu show the site's built-in one.
 * @throws DomainError NOT_FOUND
 */
export async function deleteMenu(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'content:write', idParam, raw);
  await withTransaction(async (session) => {
    await menus.remove(ctx, { id, session });
    await MenuItemModel.deleteMany({ menuId: id }, { session });
  });
}
