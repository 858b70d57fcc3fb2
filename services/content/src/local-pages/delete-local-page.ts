import { deleteUsedInput } from '@practice/contracts';
import { callService, findByIdOrFail, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { LocalPageModel } from './local-page.model.ts';
import { removeLocalPage } from './remove-local-page.ts';

/**
 * Deletes a city page. Menu entries and redirects that lead to it are switched off.
 * @throws DomainError NOT_FOUND; RECORD_IN_USE with the menu entries and redirects that lead to it, unless `force` is set.
 */
export async function deleteLocalPage(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id, force } = readInput(ctx, 'content:write', deleteUsedInput, raw);
  const stored = await findByIdOrFail(LocalPageModel, id);
  const redirects = force ? [] : await callService('seo', 'listRedirectsTo', { path: `/${stored.slug}` });
  const redirected = redirects.map(({ fromUrl }) => fromUrl);
  await withTransaction((session) => removeLocalPage(session, ctx, { id, redirected, isForced: force === true }));
}
