import { can, MAX_PAGE_SIZE, type PageRecord, pageFilterInput } from '@practice/contracts';
import { hasText, readInput, type ServiceContext } from '@practice/service-kit';
import { PageModel } from './page.model.ts';
import { toPageRecord } from './page.store.ts';

/**
 * Pages, the last changed first: the published ones for visitors, all for editors unless they request a `status`. A search
 * looks through all of them.
 */
export async function listPages(ctx: ServiceContext, input: unknown): Promise<PageRecord[]> {
  const { status, search } = readInput(ctx, 'content:view', pageFilterInput, input ?? {});
  const shown = can(ctx.actor.role, 'content:read') ? status : 'published';
  const found = await PageModel.find(shown ? { status: shown } : {})
    .sort({ updatedAt: -1, _id: -1 })
    .limit(search ? 0 : MAX_PAGE_SIZE)
    .lean();
  return found
    .filter(({ title, slug, excerpt }) => hasText(search, [title, slug, excerpt]))
    .slice(0, MAX_PAGE_SIZE)
    .map((page) => toPageRecord(page));
}
