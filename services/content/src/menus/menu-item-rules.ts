import { type MenuItemRecord, menuPositionProblem } from '@practice/contracts';
import { type ClientSession, DomainError } from '@practice/service-kit';
import { isObjectIdOrHexString } from 'mongoose';
import { PageModel } from '../pages/page.model.ts';
import type { StoredMenuItem } from './menu.model.ts';

type Target = Pick<MenuItemRecord, 'type' | 'url' | 'pageId'>;

/**
 * Where an item leads: a page's address follows from the page; a link has its own and no page.
 * @throws DomainError VALIDATION_FAILED at `url` for a link without one, at `pageId` for a page that is not there.
 */
export async function resolveTarget(session: ClientSession, { type, url, pageId }: Target): Promise<Target> {
  if (type === 'link') {
    if (!url) refuse('url', 'URL gerekli', 'REQUIRED');
    return { type, url, pageId: null };
  }
  const page = isObjectIdOrHexString(pageId) ? await PageModel.findById(pageId, { slug: 1 }, { session }).lean() : null;
  if (!page) refuse('pageId', pageId ? 'Bu sayfa artık yok; başka bir sayfa seçin' : 'Bir sayfa seçin', 'REQUIRED');
  return { type, url: `/${page.slug}`, pageId: String(page._id) };
}

/** @throws DomainError VALIDATION_FAILED at `parentId` for an item that cannot be there; a new one has the id ''. */
export function assertPosition(
  items: readonly StoredMenuItem[],
  { id, parentId }: { id: string; parentId: string | null },
): void {
  const others = items.map((item) => ({ id: String(item._id), parentId: item.parentId && String(item.parentId) }));
  const problem = menuPositionProblem([...others.filter((each) => each.id !== id), { id, parentId }], id);
  if (problem) refuse('parentId', problem, 'INVALID');
}

function refuse(field: string, message: string, code: string): never {
  throw new DomainError('VALIDATION_FAILED', { errors: [{ field, message, code }] });
}
