import { isoDate } from './date-formats.ts';
import { pageScoreParts } from './page-score.ts';
import { analyticsRange, urlAnalyticsInput } from './url-analytics.ts';
import { z } from './zod-setup.ts';

/** So many days the scores of each day are kept. */
export const SEO_SCORE_DAYS = 731;

/** A range of days, the last thirty unless it says otherwise, and one page or all of them. */
export const seoAnalyticsInput = z
  .object({
    pageUrl: z.string().max(500).nullish().meta({ description: 'A path of the site; all pages when not given.' }),
    startDate: z.nullish(isoDate).meta({ description: 'The first day; thirty days up to the last when not given.' }),
    endDate: z.nullish(isoDate).meta({ description: 'The last day; today when not given.' }),
  })
  .check(
    z.superRefine(({ startDate, endDate }, ctx) => {
      const { error } = urlAnalyticsInput.safeParse({ from: startDate, to: endDate });
      for (const { message, path } of error?.issues ?? []) {
        // What is no date is refused at its own field.
        if (path[0] === 'to' && endDate && !isoDate.safeParse(endDate).success) continue;
        if (path[0] === 'from') continue;
        ctx.addIssue({ code: 'custom', path: ['endDate'], message });
      }
    }),
  );

/** The days of a `seoAnalyticsInput`. */
export function seoAnalyticsRange({ startDate, endDate }: z.output<typeof seoAnalyticsInput>) {
  return analyticsRange({ from: startDate, to: endDate });
}

const score = z.number().int();
const change = score.nullable().meta({ description: 'Since the first day of the range; null when it had no score.' });

const scoredPage = z
  .object({
    pageKey: z.string(),
    url: z.string(),
    metaTagId: z.string(),
    score,
    change,
    parts: z.array(
      z
        .object({ part: z.enum(pageScoreParts), points: z.number().int(), most: z.number().int() })
        .meta({ id: 'PageScorePart' }),
    ),
  })
  .meta({ id: 'ScoredPage' });

/** The scores of the pages that search engines are told of: now, and at the end of each day. */
export const seoAnalytics = z
  .object({
    from: z.string(),
    to: z.string(),
    averageScore: score.nullable().meta({ description: 'Null when no page has an active meta tag.' }),
    change,
    totalVisits: z
      .number()
      .int()
      .meta({ description: 'Of the range: of the site, or of the page that was asked for.' }),
    pages: z.array(scoredPage).meta({ description: 'The lowest score first.' }),
    days: z
      .array(
        z
          .object({
            date: z.string(),
            averageScore: score.nullable().meta({ description: 'Null before the first score was kept.' }),
          })
          .meta({ id: 'SeoScoreDay' }),
      )
      .meta({ description: 'Every day of the range, the oldest first.' }),
  })
  .meta({ id: 'SeoAnalytics' });

export type SeoAnalytics = z.infer<typeof seoAnalytics>;
