import { isoDate } from './date-formats.ts';
import { z } from './zod-setup.ts';

export const urlHealthStatuses = ['healthy', 'warning', 'error'] as const;
export type UrlHealthStatus = (typeof urlHealthStatuses)[number];

/**
 * What can be wrong with an address, and what a fault costs of its hundred points: `points` for each, and no more than `most`
 * together. An address that does not answer with 200 has no points. `isAlerted`: visitors or search engines meet it, so it is
 * worth an e-mail.
 */
export const urlFaultCosts = {
  unreachable: { points: 100, most: 100, isAlerted: true },
  noindex: { points: 30, most: 30, isAlerted: true },
  mixedContent: { points: 10, most: 20, isAlerted: true },
  brokenLink: { points: 10, most: 30, isAlerted: true },
  brokenPicture: { points: 10, most: 20, isAlerted: true },
  redirected: { points: 10, most: 10, isAlerted: false },
  slow: { points: 10, most: 10, isAlerted: false },
  missingDescription: { points: 10, most: 10, isAlerted: false },
  noHeading: { points: 10, most: 10, isAlerted: false },
  severalHeadings: { points: 5, most: 5, isAlerted: false },
  missingAlt: { points: 2, most: 10, isAlerted: false },
};
export type UrlFaultKind = keyof typeof urlFaultCosts;
export const urlFaultKinds = Object.keys(urlFaultCosts) as [UrlFaultKind, ...UrlFaultKind[]];

/** From there an address is green, and from there amber. */
export const HEALTHY_SCORE = 80;
export const WARNING_SCORE = 60;
/** Milliseconds over which an address counts as slow: by its answer to a check, and by its average in URL analytics. */
export const SLOW_MS = 500;
/** So many days the state of each day is kept. */
export const URL_HEALTH_DAYS = 395;

/** The points of an address and how they come about, by the table above. */
export function urlHealthScore(kinds: readonly UrlFaultKind[]): {
  score: number;
  parts: { kind: UrlFaultKind; count: number; points: number }[];
} {
  const parts = urlFaultKinds.flatMap((kind) => {
    const count = kinds.filter((one) => one === kind).length;
    const { points, most } = urlFaultCosts[kind];
    return count > 0 ? [{ kind, count, points: Math.min(most, count * points) }] : [];
  });
  return { score: Math.max(0, 100 - parts.reduce((sum, { points }) => sum + points, 0)), parts };
}

/** Red without an answer or below 60 points, amber below 80 or with a fault that visitors or search engines meet. */
export function urlHealthStatus(score: number, kinds: readonly UrlFaultKind[]): UrlHealthStatus {
  if (score < WARNING_SCORE || kinds.includes('unreachable')) return 'error';
  return score < HEALTHY_SCORE || kinds.some((kind) => urlFaultCosts[kind].isAlerted) ? 'warning' : 'healthy';
}

export const urlFinding = z
  .object({
    kind: z.enum(urlFaultKinds),
    detail: z.string().meta({ description: 'A Turkish sentence.' }),
    target: z.string().nullable().meta({ description: 'The link, picture or file that it is about.' }),
    editUrl: z.string().meta({ description: 'Where it is mended, a part of the back office such as `#blog`.' }),
  })
  .meta({ id: 'UrlFinding' });

export type UrlFinding = z.infer<typeof urlFinding>;

export const urlHealthRecord = z
  .object({
    url: z.string().meta({ description: 'A path of the site.' }),
    title: z.string(),
    status: z.enum(urlHealthStatuses),
    statusCode: z.number().int().nullable().meta({ description: 'Null without an answer.' }),
    responseTime: z.number().int().nullable().meta({ description: 'In milliseconds; null without an answer.' }),
    score: z.number().int().meta({ description: '0 to 100.' }),
    parts: z
      .array(
        z
          .object({ kind: z.enum(urlFaultKinds), count: z.number().int(), points: z.number().int() })
          .meta({ id: 'UrlScorePart' }),
      )
      .meta({ description: 'What the missing points were taken for.' }),
    findings: z.array(urlFinding),
    lastChecked: z.string(),
  })
  .meta({ id: 'UrlHealth' });

export type UrlHealthRecord = z.infer<typeof urlHealthRecord>;

export const urlHealthRun = z
  .object({
    isRunning: z.boolean(),
    checked: z.number().int(),
    total: z.number().int().meta({ description: 'Grows while links and pictures are found.' }),
    startedAt: z.string().nullable(),
    finishedAt: z.string().nullable().meta({ description: 'Of the last check that was finished.' }),
  })
  .meta({ id: 'UrlHealthRun' });

export type UrlHealthRun = z.infer<typeof urlHealthRun>;

export const urlHealthDay = z
  .object({
    date: z.string(),
    averageScore: z.number().int(),
    healthy: z.number().int(),
    warning: z.number().int(),
    error: z.number().int(),
    faults: z.number().int(),
    findings: z
      .array(urlFinding.omit({ editUrl: true }).extend({ url: z.string() }).meta({ id: 'LoggedUrlFinding' }))
      .nullable()
      .meta({ description: 'Null unless `url_health_detailed_log` was on.' }),
  })
  .meta({ id: 'UrlHealthDay' });

export type UrlHealthDay = z.infer<typeof urlHealthDay>;

export const urlHealthDaysInput = z.object({
  date: z.nullish(isoDate).meta({ description: 'That day alone; every day when not given.' }),
});

/** What an address of the site answered. A page also says what is on it; its links and pictures are paths of the site. */
export const urlAnswer = z.object({
  path: z.string(),
  statusCode: z.number().int().nullable(),
  responseTime: z.number().int().nullable(),
  /** Where redirects led to within the site; null for none. */
  redirectedTo: z.string().nullable(),
  /** Why there is no answer, a Turkish sentence; null for an answer. */
  problem: z.string().nullable(),
  page: z
    .object({
      hasDescription: z.boolean(),
      headings: z.number().int(),
      /** What it says, for where keywords stand; '' for nothing. `words` are those of its text, each once. */
      title: z.string(),
      description: z.string(),
      headingTexts: z.array(z.string()),
      words: z.array(z.string()),
      isNoindex: z.boolean(),
      links: z.array(z.string()),
      pictures: z.array(z.string()),
      withoutAlt: z.array(z.string()),
      insecure: z.array(z.string()),
    })
    .nullable(),
});

export type UrlAnswer = z.infer<typeof urlAnswer>;

/** The job that asks the addresses of the site; a gateway runs it, which alone knows where it listens. */
export const CHECK_URLS_JOB = 'check-urls';
