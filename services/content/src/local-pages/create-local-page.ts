import { createLocalPageInput, type LocalPageRecord } from '@practice/contracts';
import { readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { assertPathFree, assertSlugFree } from '../addresses/assert-slug-free.ts';
import { assertPicturesDescribed } from '../pictures/assert-pictures-described.ts';
import { citySlug } from './city-slug.ts';
import { localPages, toLocalPageRecord } from './local-page.store.ts';
import { cleanPageBlocks, textOfBlocks } from './page-blocks.ts';

/**
 * Creates a city page; without a slug it is made of the city's name.
 * @throws DomainError VALIDATION_FAILED; CONFLICT at the slug when the address is taken.
 */
export async function createLocalPage(ctx: ServiceContext, raw: unknown): Promise<LocalPageRecord> {
  const input = readInput(ctx, 'content:write', createLocalPageInput, raw);
  const slug = citySlug(input.slug, input.cityName);
  const values = { ...input, slug, pageBlocks: cleanPageBlocks(input.pageBlocks ?? '') };
  await assertPathFree(`/${slug}`);
  return withTransaction(async (session) => {
    await assertSlugFree(session, { slug });
    const { id, ...page } = await localPages.insert(ctx, { values, session });
    const record = toLocalPageRecord({ ...page, _id: id });
    assertPicturesDescribed(textOfBlocks(record), null, 'pageBlocks');
    return record;
  });
}
