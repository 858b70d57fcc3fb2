import { type UrlHealthDay, urlHealthDay } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { UrlHealthDayModel } from './url-health.model.ts';

/** For editors: how the site was on each day that it was checked, the oldest first. */
export async function listUrlHealthDays(ctx: ServiceContext): Promise<UrlHealthDay[]> {
  assertCan(ctx, 'seo:write');
  const found = await UrlHealthDayModel.find().sort({ _id: 1 }).lean();
  return found.map(({ _id, at: _at, ...day }) => urlHealthDay.parse({ date: _id, ...day }));
}
