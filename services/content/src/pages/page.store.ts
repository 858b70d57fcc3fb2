import { type PageRecord, pageRecord } from '@practice/contracts';
import { recordStore, sanitizeStored } from '@practice/service-kit';
import { PageModel } from './page.model.ts';

export const pages = recordStore(PageModel, {
  record: pageRecord,
  entity: 'page',
  event: ({ id }) => ['page.changed', { id }],
  unique: {
    slug: ({ title, slug }) => ({ field: 'slug', message: `/${slug} adresi “${title}” sayfasında kullanılıyor.` }),
  },
});

/** A stored page as the API gives it; its content is sanitised again, whatever is stored. */
export function toPageRecord(page: { _id: unknown }): PageRecord {
  const record = pages.toRecord(page);
  return { ...record, content: sanitizeStored(record.content) };
}
