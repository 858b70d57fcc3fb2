import { emit, type ServiceContext } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { hideMenuItems } from '../menus/hide-menu-items.ts';
import { localPages } from './local-page.store.ts';

type Removal = { id: string; redirected: string[]; isForced: boolean };

/**
 * Removes a city page in the caller's transaction. Menu entries and redirects that lead to it are switched off.
 * @throws DomainError NOT_FOUND; RECORD_IN_USE with the menu entries and the paths in `redirected` that lead to it, unless
 *   `isForced`.
 */
export async function removeLocalPage(
  session: ClientSession,
  ctx: ServiceContext,
  { id, redirected, isForced }: Removal,
): Promise<void> {
  const { slug, isActive } = await localPages.remove(ctx, { id, session });
  await hideMenuItems(session, { id, slug, redirected, isForced });
  if (isActive) emit(session, 'address.moved', { from: `/${slug}`, to: null });
}
