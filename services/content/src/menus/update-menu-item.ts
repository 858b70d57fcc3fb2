import { idParam, type MenuItemRecord, updateMenuItemInput, type z } from '@practice/contracts';
import {
  type ClientSession,
  findByIdOrFail,
  readInput,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { lockMenu } from './lock-menu.ts';
import { MenuItemModel } from './menu.model.ts';
import { menuItems, toMenuItemRecord } from './menu.store.ts';
import { assertPosition, resolveTarget } from './menu-item-rules.ts';

const input = updateMenuItemInput.extend(idParam.shape);
type Sent = Omit<z.output<typeof updateMenuItemInput>, 'version'>;

/**
 * Changes an item. Another type without an address or a page is refused: those of the old type do not count.
 * @throws DomainError VALIDATION_FAILED; NOT_FOUND; VERSION_CONFLICT with the item as it is.
 */
export async function updateMenuItem(ctx: ServiceContext, raw: unknown): Promise<MenuItemRecord> {
  const { id, version, ...sent } = readInput(ctx, 'content:write', input, raw);
  return withTransaction(async (session) => {
    const before = toMenuItemRecord(await findByIdOrFail(MenuItemModel, id, session));
    const { items } = await lockMenu(session, before.menuId);
    const parentId = sent.parentId === undefined ? before.parentId : sent.parentId || null;
    if (parentId !== before.parentId) assertPosition(items, { id, parentId });
    const changes = { ...sent, ...(await changedTarget(session, sent, before)) };
    if (sent.parentId !== undefined) changes.parentId = parentId;
    return menuItems.update(ctx, { id, version, changes, session });
  });
}

/** Where the item leads from now on, when that was sent. */
async function changedTarget(session: ClientSession, { type, url, pageId }: Sent, before: MenuItemRecord) {
  if (type === undefined && url === undefined && pageId === undefined) return {};
  const next = type ?? before.type;
  const known = next === before.type ? before : { url: '', pageId: null };
  return resolveTarget(session, {
    type: next,
    url: url === undefined ? known.url : (url ?? ''),
    pageId: pageId === undefined ? known.pageId : pageId,
  });
}
