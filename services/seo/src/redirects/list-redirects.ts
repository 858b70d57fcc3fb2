import { MAX_PAGE_SIZE, type RedirectRecord } from '@practice/contracts';
import { assertCan, type Page, readPaging, type ServiceContext } from '@practice/service-kit';
import { RedirectModel } from './redirect.model.ts';
import { redirects } from './redirect.store.ts';

type Paging = { page?: unknown; pageSize?: unknown };

/** Redirects for editors, the newest first, paged. */
export async function listRedirects(ctx: ServiceContext, input: Paging): Promise<Page<RedirectRecord>> {
  assertCan(ctx, 'seo:write');
  const { page, pageSize } = readPaging({
    page: input.page,
    pageSize: input.pageSize ?? (input.page ? undefined : MAX_PAGE_SIZE),
  });
  const [found, total] = await Promise.all([
    RedirectModel.find()
      .sort({ createdAt: -1, _id: -1 })
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .lean(),
    RedirectModel.countDocuments(),
  ]);
  return { items: found.map((redirect) => redirects.toRecord(redirect)), total };
}
