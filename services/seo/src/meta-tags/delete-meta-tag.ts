import { idParam } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { metaTagId, metaTags } from './meta-tag.store.ts';

/**
 * Deletes a meta tag, named by its id or its page key.
 * @throws DomainError NOT_FOUND
 */
export async function deleteMetaTag(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'seo:write', idParam, raw);
  await metaTags.remove(ctx, { id: await metaTagId(id) });
}
