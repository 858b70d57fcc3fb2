import { idParam, type MenuRecord, updateMenuInput } from '@practice/contracts';
import { findByIdOrFail, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { slugOf } from '../addresses/slug-of.ts';
import { findMenuItems } from './find-menu-items.ts';
import { MenuModel } from './menu.model.ts';
import { menus, toMenuItemRecord } from './menu.store.ts';

const input = updateMenuInput.extend(idParam.shape);

/**
 * Changes a menu, its items aside.
 * @throws DomainError VALIDATION_FAILED; NOT_FOUND; VERSION_CONFLICT with the menu as it is; CONFLICT at `slug` when
 * another menu has it.
 */
export async function updateMenu(ctx: ServiceContext, raw: unknown): Promise<MenuRecord> {
  const { id, version, ...sent } = readInput(ctx, 'content:write', input, raw);
  return withTransaction(async (session) => {
    const before = await findByIdOrFail(MenuModel, id, session);
    const slug = sent.slug == null ? {} : { slug: slugOf(sent.slug, sent.name ?? before.name) };
    const menu = await menus.update(ctx, { id, version, changes: { ...sent, ...slug }, session });
    return { ...menu, items: (await findMenuItems([before._id], session)).map(toMenuItemRecord) };
  });
}
