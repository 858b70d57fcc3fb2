import { idParam, type MetaTagRecord, updateMetaTagInput } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { metaTagId, metaTags } from './meta-tag.store.ts';

const input = updateMetaTagInput.extend(idParam.shape);

/**
 * Changes a meta tag, named by its id or its page key. From then on it wins over the settings of its page.
 * @throws DomainError NOT_FOUND; VERSION_CONFLICT with the current tag; CONFLICT when another tag has the page key.
 */
export async function updateMetaTag(ctx: ServiceContext, raw: unknown): Promise<MetaTagRecord> {
  const { id, version, ...changes } = readInput(ctx, 'seo:write', input, raw);
  return metaTags.update(ctx, { id: await metaTagId(id), version, changes: { ...changes, isInitial: false } });
}
