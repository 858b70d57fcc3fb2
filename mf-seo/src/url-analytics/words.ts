import { formatCount } from '@practice/ui/admin';
import type { UrlAnalyticsQuery } from '../generated/graphql.ts';

export type Summary = UrlAnalyticsQuery['urlAnalyticsSummary'];
export type Address = UrlAnalyticsQuery['urlAnalytics'][number];
type Devices = Summary['deviceBreakdown'];

export function msText(ms: number): string {
  return `${formatCount(ms)} ms`;
}

export function percentText(value: number): string {
  return `%${value.toLocaleString('tr')}`;
}

/** How many of 100 visits a part of them is; 0 without visits. */
export function shareOf(part: number, { mobile, desktop, tablet }: Devices): number {
  const all = mobile + desktop + tablet;
  return all > 0 ? Math.round((part / all) * 100) : 0;
}

/** What the chart of days says. */
export function daysSentence(days: Summary['days']): string {
  const all = days.reduce((sum, { totalHits }) => sum + totalHits, 0);
  if (all === 0) return 'Bu aralıkta ziyaret yok.';
  const busiest = days.reduce((one, other) => (other.totalHits > one.totalHits ? other : one));
  const average = all < days.length ? '1’den az' : formatCount(Math.round(all / days.length));
  return `Günde ortalama ${average} ziyaret; en çok ${shortDay(busiest.date)} günü, ${formatCount(busiest.totalHits)} ziyaret.`;
}

/** `23.11` */
export function shortDay(date: string): string {
  return date.slice(5).split('-').reverse().join('.');
}
