import { metaTagRecord, pageKeyParam } from '@practice/contracts';
import { get, type Route } from '@practice/service-kit';
import { getMetaTag } from './meta-tags/get-meta-tag.ts';

export const routes: Route[] = [
  get('/api/seo/meta-tags/:pageKey', getMetaTag, {
    summary: 'The active meta tag of a page.',
    params: pageKeyParam,
    answer: metaTagRecord,
  }),
];
