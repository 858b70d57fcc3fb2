import { type UrlHealthRecord, urlHealthRecord } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { UrlHealthModel } from './url-health.model.ts';

/** For editors: the last result of each address, the worst first. */
export async function listUrlHealth(ctx: ServiceContext): Promise<UrlHealthRecord[]> {
  assertCan(ctx, 'seo:read');
  const found = await UrlHealthModel.find().lean();
  return found
    .map(({ _id, ...rest }) => urlHealthRecord.parse({ url: _id, ...rest }))
    .sort((one, other) => one.score - other.score || one.url.localeCompare(other.url, 'tr'));
}
