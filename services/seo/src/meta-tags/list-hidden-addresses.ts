import { pathKey } from '@practice/contracts';
import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { MetaTagModel } from './meta-tag.model.ts';

const ADDRESS_OF_KEY = /^(?:page|local)-(.+)$/;

/** The paths whose meta tag keeps them out of search engines. */
export const listHiddenAddresses: InternalFunctions<'seo'>['listHiddenAddresses'] = async (ctx) => {
  assertCan(ctx, 'seo:view');
  const tags = await MetaTagModel.find({ isActive: true, robots: /noindex/ }, { pageKey: 1, pageUrl: 1 }).lean();
  const paths = tags.flatMap(({ pageKey, pageUrl }) => {
    const slug = ADDRESS_OF_KEY.exec(pageKey)?.[1];
    return [pathKey(pageUrl.replace(/^https?:\/\/[^/]+/i, '')), ...(slug ? [`/${slug}`] : [])];
  });
  return [...new Set(paths)];
};
