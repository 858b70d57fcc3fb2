import { deleteUsedInput } from '@practice/contracts';
import { callService, findByIdOrFail, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { PageModel } from './page.model.ts';
import { removePage } from './remove-page.ts';

/**
 * Deletes a page. Pages below it move to the top, and menu entries and redirects that lead to it are switched off.
 * @throws DomainError NOT_FOUND; FORBIDDEN for a page with a script, unless the caller may write one; RECORD_IN_USE with
 * the menu entries and redirects that lead to it, unless `force` is set.
 */
export async function deletePage(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id, force } = readInput(ctx, 'content:write', deleteUsedInput, raw);
  const redirected = force ? [] : await redirectsTo(id);
  await withTransaction((session) => removePage(session, ctx, { id, redirected, isForced: force === true }));
}

async function redirectsTo(id: string): Promise<string[]> {
  const { slug } = await findByIdOrFail(PageModel, id);
  const found = await callService('seo', 'listRedirectsTo', { path: `/${slug}` });
  return found.map(({ fromUrl }) => fromUrl);
}
