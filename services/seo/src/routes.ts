import { createMetaTagInput, idParam, metaTagRecord, updateMetaTagInput, z } from '@practice/contracts';
import { del, get, post, put, type Route } from '@practice/service-kit';
import { createMetaTag } from './meta-tags/create-meta-tag.ts';
import { deleteMetaTag } from './meta-tags/delete-meta-tag.ts';
import { findMetaTag } from './meta-tags/find-meta-tag.ts';
import { listMetaTags } from './meta-tags/list-meta-tags.ts';
import { updateMetaTag } from './meta-tags/update-meta-tag.ts';

export const routes: Route[] = [
  get('/api/seo/meta-tags/:id', findMetaTag, {
    isPublic: true,
    summary: 'The active meta tag of a page, by its page key or its id; editors get an inactive one by its id.',
    params: idParam,
    response: metaTagRecord,
  }),
  get('/api/seo/meta-tags', listMetaTags, {
    summary: 'Editors: every meta tag, by page key.',
    response: z.array(metaTagRecord),
    list: true,
  }),
  post('/api/seo/meta-tags', createMetaTag, {
    summary: 'Editors: the meta tag of a page.',
    body: createMetaTagInput,
    response: metaTagRecord,
    status: 201,
    problems: ['CONFLICT'],
  }),
  put('/api/seo/meta-tags/:id', updateMetaTag, {
    summary: 'Editors: changes a meta tag, by its id or its page key.',
    params: idParam,
    body: updateMetaTagInput,
    response: metaTagRecord,
    problems: ['CONFLICT', 'VERSION_CONFLICT'],
  }),
  del('/api/seo/meta-tags/:id', deleteMetaTag, {
    summary: 'Editors: deletes a meta tag, by its id or its page key.',
    params: idParam,
    status: 204,
  }),
];
