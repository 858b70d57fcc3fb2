import { idParam, type LocalPageRecord, updateLocalPageInput } from '@practice/contracts';
import { emit, findByIdOrFail, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { assertPathFree, assertSlugFree } from '../addresses/assert-slug-free.ts';
import { assertPicturesDescribed } from '../pictures/assert-pictures-described.ts';
import { citySlug } from './city-slug.ts';
import { LocalPageModel } from './local-page.model.ts';
import { localPages, toLocalPageRecord } from './local-page.store.ts';
import { cleanPageBlocks, textOfBlocks } from './page-blocks.ts';

const input = updateLocalPageInput.extend(idParam.shape);

/**
 * Changes a city page. Where an active one was, its new address is announced, so that links to the old one lead there.
 * @throws DomainError VALIDATION_FAILED; NOT_FOUND; VERSION_CONFLICT with the page as it is; CONFLICT at the slug when the
 * address is taken.
 */
export async function updateLocalPage(ctx: ServiceContext, raw: unknown): Promise<LocalPageRecord> {
  const { id, version, ...sent } = readInput(ctx, 'content:write', input, raw);
  const pageBlocks = sent.pageBlocks == null ? {} : { pageBlocks: cleanPageBlocks(sent.pageBlocks) };
  const stored = await findByIdOrFail(LocalPageModel, id);
  const slug = sent.slug == null ? stored.slug : citySlug(sent.slug, sent.cityName ?? stored.cityName);
  // Before the transaction, since another service is called.
  if (slug !== stored.slug) await assertPathFree(`/${slug}`, `/${stored.slug}`);
  return withTransaction(async (session) => {
    const before = await findByIdOrFail(LocalPageModel, id, session);
    const changes = { ...sent, ...pageBlocks, ...(sent.slug == null ? {} : { slug }) };
    if (sent.slug != null && slug !== before.slug) emit(session, 'local-page.moved', { from: before.slug, to: slug });
    await localPages.update(ctx, { id, version, changes, session });
    const after = toLocalPageRecord(await findByIdOrFail(LocalPageModel, id, session));
    assertPicturesDescribed(textOfBlocks(after), textOfBlocks(toLocalPageRecord(before)), 'pageBlocks');
    if (after.slug === before.slug) return after;
    await assertSlugFree(session, { slug: after.slug, id });
    if (before.isActive) emit(session, 'address.moved', { from: `/${before.slug}`, to: `/${after.slug}` });
    return after;
  });
}
