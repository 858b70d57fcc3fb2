import { createMetaTagInput, type MetaTagRecord } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { metaTags } from './meta-tag.store.ts';

/**
 * Creates the meta tag of a page.
 * @throws DomainError VALIDATION_FAILED; CONFLICT when the page has one already.
 */
export async function createMetaTag(ctx: ServiceContext, raw: unknown): Promise<MetaTagRecord> {
  const values = readInput(ctx, 'seo:write', createMetaTagInput, raw);
  return metaTags.insert(ctx, { values });
}
