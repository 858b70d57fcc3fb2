import {
  analyticsRange,
  datesBetween,
  SLOW_MS,
  type UrlAnalyticsSummary,
  urlAnalyticsInput,
} from '@practice/contracts';
import { isSettingOn, readInput, readNumberSetting, type ServiceContext } from '@practice/service-kit';
import { figuresOf, visitorsOf } from './figures-of.ts';
import { readAddresses, readSite } from './read-traffic.ts';

/**
 * For editors: the figures of the whole site in a range of days, and of each day.
 * @throws DomainError VALIDATION_FAILED
 */
export async function getUrlAnalyticsSummary(ctx: ServiceContext, raw: unknown): Promise<UrlAnalyticsSummary> {
  const range = analyticsRange(readInput(ctx, 'seo:read', urlAnalyticsInput, raw));
  const [site, addresses] = await Promise.all([readSite(range), readAddresses(range)]);
  const byDay = new Map(site.map((row) => [row.day, row]));
  const figures = [...addresses.values()].map(figuresOf);
  return {
    ...range,
    isEnabled: await isSettingOn('url_analytics_enabled'),
    retentionDays: await readNumberSetting('url_analytics_retention_days'),
    errorUrls: figures.filter(({ errorRate, avgResponseTime }) => errorRate > 0 || avgResponseTime > SLOW_MS).length,
    ...figuresOf(site),
    days: datesBetween(range.from, range.to).map((date) => {
      const row = byDay.get(date);
      return {
        date,
        totalHits: row?.hits ?? 0,
        uniqueVisitors: row ? visitorsOf(row) : 0,
        botHits: row?.bots ?? 0,
      };
    }),
  };
}
