import { metaTagRecord } from '@practice/contracts';
import { DomainError, recordStore } from '@practice/service-kit';
import { isObjectIdOrHexString } from 'mongoose';
import { MetaTagModel } from './meta-tag.model.ts';

export const metaTags = recordStore(MetaTagModel, {
  record: metaTagRecord,
  entity: 'meta-tag',
  entityId: ({ pageKey }) => pageKey,
  event: ({ pageKey }) => ['meta-tag.changed', { pageKey }],
  unique: { pageKey: () => ({ field: 'pageKey', message: 'Bu sayfa anahtarı için zaten bir meta tag var' }) },
});

/**
 * The id of a meta tag that is named by its id or its page key.
 * @throws DomainError NOT_FOUND
 */
export async function metaTagId(idOrKey: string): Promise<string> {
  const byId = isObjectIdOrHexString(idOrKey) ? await MetaTagModel.exists({ _id: idOrKey }) : null;
  const found = byId ?? (await MetaTagModel.exists({ pageKey: idOrKey }));
  if (!found) throw new DomainError('NOT_FOUND');
  return String(found._id);
}
