import { type UrlHealthDay, urlHealthDay, urlHealthDaysInput } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { UrlHealthDayModel } from './url-health.model.ts';

/**
 * For editors: how the site was on each day that it was checked, or on one alone, the oldest first.
 * @throws DomainError VALIDATION_FAILED
 */
export async function listUrlHealthDays(ctx: ServiceContext, raw?: unknown): Promise<UrlHealthDay[]> {
  const { date } = readInput(ctx, 'seo:read', urlHealthDaysInput, raw ?? {});
  const found = await UrlHealthDayModel.find(date ? { _id: date } : {})
    .sort({ _id: 1 })
    .lean();
  return found.map(({ _id, at: _at, ...day }) => urlHealthDay.parse({ date: _id, ...day }));
}
