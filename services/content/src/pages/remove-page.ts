import { emit, type ServiceContext } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { hideMenuItems } from '../menus/hide-menu-items.ts';
import { PageModel } from './page.model.ts';
import { pages } from './page.store.ts';
import { assertWithoutScript } from './page-rules.ts';

type Removal = { id: string; redirected: string[]; isForced: boolean };

/**
 * Removes a page in the caller's transaction. Pages below it move to the top, and menu entries and redirects that lead to it
 * are switched off.
 * @throws DomainError NOT_FOUND; FORBIDDEN for a page with a script, unless the caller may write one; RECORD_IN_USE with
 *   the menu entries and the paths in `redirected` that lead to it, unless `isForced`.
 */
export async function removePage(
  session: ClientSession,
  ctx: ServiceContext,
  { id, redirected, isForced }: Removal,
): Promise<void> {
  const { slug, status, customJs } = await pages.remove(ctx, { id, session });
  assertWithoutScript(ctx, { customJs });
  await hideMenuItems(session, { id, slug, redirected, isForced });
  const children = await PageModel.find({ parentId: id }, { _id: 1 }, { session }).lean();
  for (const { _id } of children) await pages.update(ctx, { id: String(_id), changes: { parentId: null }, session });
  if (status === 'published') emit(session, 'address.moved', { from: `/${slug}`, to: null });
}
