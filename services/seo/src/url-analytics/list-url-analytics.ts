import { analyticsRange, type UrlAnalyticsRecord, urlAnalyticsInput, urlAnalyticsRecord } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { figuresOf } from './figures-of.ts';
import { readAddresses } from './read-traffic.ts';

/**
 * For editors: how often each address was visited in a range of days, the most visited first.
 * @throws DomainError VALIDATION_FAILED
 */
export async function listUrlAnalytics(ctx: ServiceContext, raw: unknown): Promise<UrlAnalyticsRecord[]> {
  const range = analyticsRange(readInput(ctx, 'seo:read', urlAnalyticsInput, raw));
  const addresses = await readAddresses(range);
  return [...addresses]
    .map(([url, rows]) => {
      const lastAt = Math.max(...rows.map(({ lastAt }) => lastAt.getTime()));
      return urlAnalyticsRecord.parse({ url, ...figuresOf(rows), lastAccessed: new Date(lastAt).toISOString() });
    })
    .sort((one, other) => other.totalHits - one.totalHits || one.url.localeCompare(other.url, 'tr'));
}
