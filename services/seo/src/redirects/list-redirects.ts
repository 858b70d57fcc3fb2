import {
  DEFAULT_PAGE_SIZE,
  MAX_PAGE_SIZE,
  type RedirectRecord,
  type RedirectStats,
  redirectFilterInput,
  type z,
} from '@practice/contracts';
import { assertCan, escapeRegExp, type Page, readInput, type ServiceContext } from '@practice/service-kit';
import { RedirectModel } from './redirect.model.ts';
import { redirects } from './redirect.store.ts';

type Filter = z.output<typeof redirectFilterInput>;

/** Redirects for editors, the newest first unless another order is asked for, by what is in their addresses. */
export async function listRedirects(ctx: ServiceContext, raw: unknown): Promise<Page<RedirectRecord>> {
  const input = readInput(ctx, 'seo:read', redirectFilterInput, raw ?? {});
  const { page, sort, direction } = input;
  const pageSize = input.pageSize ?? (page ? DEFAULT_PAGE_SIZE : MAX_PAGE_SIZE);
  const filter = toFilter(input);
  const order = direction === 'asc' ? 1 : -1;
  const [found, total] = await Promise.all([
    RedirectModel.find(filter)
      .sort({ [sort ?? 'createdAt']: order, _id: order })
      .skip(((page ?? 1) - 1) * pageSize)
      .limit(pageSize)
      .lean(),
    RedirectModel.countDocuments(filter),
  ]);
  return { items: found.map((redirect) => redirects.toRecord(redirect)), total };
}

function toFilter({ search, matchType, redirectType, isActive }: Filter): object {
  const part = search ? { $regex: escapeRegExp(search), $options: 'i' } : null;
  return {
    ...(part ? { $or: [{ fromUrl: part }, { toUrl: part }] } : {}),
    // Those that were stored before there were others have none.
    ...(matchType ? { matchType: matchType === 'exact' ? { $in: ['exact', null] } : matchType } : {}),
    ...(redirectType ? { redirectType: Number(redirectType) } : {}),
    ...(isActive == null ? {} : { isActive }),
  };
}

/** For editors: how many there are, how many of them lead somewhere now, and how often they were followed. */
export async function countRedirects(ctx: ServiceContext): Promise<RedirectStats> {
  assertCan(ctx, 'seo:read');
  const [counted] = await RedirectModel.aggregate<RedirectStats>([
    {
      $group: {
        _id: null,
        total: { $sum: 1 },
        active: { $sum: { $cond: ['$isActive', 1, 0] } },
        hits: { $sum: '$hitCount' },
        movedForGood: { $sum: { $cond: [{ $eq: ['$redirectType', 301] }, 1, 0] } },
      },
    },
    { $project: { _id: 0 } },
  ]);
  return counted ?? { total: 0, active: 0, hits: 0, movedForGood: 0 };
}
