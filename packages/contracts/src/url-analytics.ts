import { isoDate } from './date-formats.ts';
import { addDays, today } from './dates.ts';
import { SLOW_MS } from './url-health.ts';
import type { trafficDevices } from './url-traffic.ts';
import { z } from './zod-setup.ts';

const DEFAULT_DAYS = 30;
const MAX_DAYS = 731;

/** A range of days; the last thirty unless it says otherwise. */
export const urlAnalyticsInput = z
  .object({
    from: z.nullish(isoDate).meta({ description: 'The first day; thirty days up to `to` when not given.' }),
    to: z.nullish(isoDate).meta({ description: 'The last day; today when not given.' }),
  })
  .check(
    z.superRefine((input, ctx) => {
      // What is no date is refused at its own field.
      if ([input.from, input.to].some((date) => date && !isoDate.safeParse(date).success)) return;
      const { from, to } = analyticsRange(input);
      const at = (message: string) => ctx.addIssue({ code: 'custom', path: ['to'], message });
      if (to < from) at('Bitiş tarihi başlangıçtan önce olamaz');
      else if (addDays(from, MAX_DAYS) <= to) at(`En çok ${MAX_DAYS} gün seçilebilir`);
    }),
  );

export function analyticsRange({ from, to }: { from?: string | null | undefined; to?: string | null | undefined }): {
  from: string;
  to: string;
} {
  const last = to || today();
  return { from: from || addDays(last, 1 - DEFAULT_DAYS), to: last };
}

/** The same range, and what the report is to be. */
export const urlAnalyticsReportInput = z.object({
  ...urlAnalyticsInput.shape,
  format: z.enum(['csv', 'pdf'], 'Biçim olarak csv veya pdf seçin').nullish(),
});

const count = z.number().int();
const deviceBreakdown = z
  .object({ mobile: count, desktop: count, tablet: count } satisfies Record<(typeof trafficDevices)[number], z.ZodType>)
  .meta({ id: 'DeviceBreakdown' });
const referrer = z
  .object({
    host: z.string().meta({ description: 'Empty for all others together.' }),
    count,
  })
  .meta({ id: 'UrlReferrer' });

const figures = {
  totalHits: count.meta({ description: 'Page views of people.' }),
  uniqueVisitors: count.meta({ description: 'Estimated for each day and added up.' }),
  avgResponseTime: count.meta({ description: 'In milliseconds.' }),
  p95ResponseTime: count.meta({ description: 'In milliseconds; 95 of 100 were faster.' }),
  errorRate: z.number().meta({ description: 'How many of 100 were answered with an error of the server.' }),
  botHits: count.meta({ description: 'Requests of search engines and other programs, which nothing else counts.' }),
  deviceBreakdown,
  referrers: z.array(referrer).meta({ description: 'Other sites that led here, the most frequent first.' }),
};

export const urlAnalyticsRecord = z
  .object({ url: z.string().meta({ description: 'A path of the site.' }), ...figures, lastAccessed: z.string() })
  .meta({ id: 'UrlAnalytics' });

export type UrlAnalyticsRecord = z.infer<typeof urlAnalyticsRecord>;

export const urlAnalyticsSummary = z
  .object({
    from: z.string(),
    to: z.string(),
    isEnabled: z.boolean().meta({ description: 'Whether visits are counted now.' }),
    retentionDays: count,
    errorUrls: count.meta({ description: `Addresses with errors, or slower than ${SLOW_MS} ms on average.` }),
    ...figures,
    days: z
      .array(
        z
          .object({ date: z.string(), totalHits: count, uniqueVisitors: count, botHits: count })
          .meta({ id: 'UrlAnalyticsDay' }),
      )
      .meta({ description: 'Every day of the range, the oldest first.' }),
  })
  .meta({ id: 'UrlAnalyticsSummary' });

export type UrlAnalyticsSummary = z.infer<typeof urlAnalyticsSummary>;
