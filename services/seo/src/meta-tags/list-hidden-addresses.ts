import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { addressesOf } from './addresses-of.ts';
import { MetaTagModel } from './meta-tag.model.ts';

/** The paths whose meta tag keeps them out of search engines. */
export const listHiddenAddresses: InternalFunctions<'seo'>['listHiddenAddresses'] = async (ctx) => {
  assertCan(ctx, 'seo:view');
  const tags = await MetaTagModel.find({ isActive: true, robots: /noindex/ }, { pageKey: 1, pageUrl: 1 }).lean();
  return [...new Set(tags.flatMap(addressesOf))];
};
