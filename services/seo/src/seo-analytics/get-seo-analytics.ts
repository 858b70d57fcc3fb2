import {
  datesBetween,
  pathKey,
  type SeoAnalytics,
  seoAnalyticsInput,
  seoAnalyticsRange,
  today,
} from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { readAddress, readSite } from '../url-analytics/read-traffic.ts';
import { averageOf, readScores } from './read-scores.ts';
import { SeoScoreDayModel } from './seo-score-day.model.ts';

/**
 * For editors: the scores of the pages now, and of each day of a range. A day on which nothing changed has the scores of
 * the last one before it; today has those of now.
 * @throws DomainError VALIDATION_FAILED
 */
export async function getSeoAnalytics(ctx: ServiceContext, raw: unknown): Promise<SeoAnalytics> {
  const input = readInput(ctx, 'seo:read', seoAnalyticsInput, raw);
  const { from, to } = seoAnalyticsRange(input);
  const [all, visits, kept] = await Promise.all([
    readScores(),
    input.pageUrl ? readAddress({ from, to }, pathKey(input.pageUrl)) : readSite({ from, to }),
    SeoScoreDayModel.find({ _id: { $lte: to } })
      .sort({ _id: 1 })
      .lean(),
  ]);
  const scores = input.pageUrl ? all.filter(({ url }) => url === input.pageUrl) : all;
  const keys = new Set(scores.map(({ pageKey }) => pageKey));
  const current = today();
  const scoresOn = (date: string) => {
    const day = kept.findLast(({ _id }) => _id <= date);
    return date === current ? scores : (day?.pages.filter(({ pageKey }) => !input.pageUrl || keys.has(pageKey)) ?? []);
  };
  const before = scoresOn(from);
  const former = new Map(before.map(({ pageKey, score }) => [pageKey, score]));
  const averageScore = averageOf(scores);
  return {
    from,
    to,
    averageScore,
    change: changeSince(averageOf(before), averageScore),
    totalVisits: visits.reduce((total, { hits }) => total + hits, 0),
    pages: scores
      .map((page) => ({ ...page, change: changeSince(former.get(page.pageKey) ?? null, page.score) }))
      .sort((one, other) => one.score - other.score || one.url.localeCompare(other.url, 'tr')),
    days: datesBetween(from, to).map((date) => ({ date, averageScore: averageOf(scoresOn(date)) })),
  };
}

function changeSince(before: number | null, now: number | null): number | null {
  return before === null || now === null ? null : now - before;
}
