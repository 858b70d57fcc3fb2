import { pathKey } from '@practice/contracts';
import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { addressesOf } from './addresses-of.ts';
import { MetaTagModel } from './meta-tag.model.ts';

/** The id of the meta tag of a path, active or not; null where it has none. */
export const findMetaTagAt: InternalFunctions<'seo'>['findMetaTagAt'] = async (ctx, { path }) => {
  assertCan(ctx, 'seo:view');
  const tags = await MetaTagModel.find({}, { pageKey: 1, pageUrl: 1 }).lean();
  const found = tags.find((tag) => addressesOf(tag).includes(pathKey(path)));
  return { id: found ? String(found._id) : null };
};
