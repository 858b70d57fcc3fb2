import { trafficDevices } from './url-traffic.ts';
import { z } from './zod-setup.ts';

/** What browsers measure: largest content, response to input, shifts of the layout, first byte. All but CLS in milliseconds. */
export const webVitals = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export type WebVital = (typeof webVitals)[number];

export const webVitalRatings = ['good', 'middle', 'poor'] as const;
export type WebVitalRating = (typeof webVitalRatings)[number];

/** Up to `good` is good, above `poor` poor: the limits of search engines. */
export const webVitalLimits: Record<WebVital, { good: number; poor: number }> = {
  LCP: { good: 2500, poor: 4000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  TTFB: { good: 800, poor: 1800 },
};

export function webVitalRating(metric: WebVital, value: number): WebVitalRating {
  const { good, poor } = webVitalLimits[metric];
  return value <= good ? 'good' : value <= poor ? 'middle' : 'poor';
}

const TIMES = [50, 100, 150, 200, 300, 400, 500, 650, 800, 1000, 1300, 1800, 2500, 3000, 4000, 6000, 10_000];

/** Upper bounds of the classes that values are counted in; greater ones are in one more. */
export const webVitalBounds: Record<WebVital, readonly number[]> = {
  LCP: TIMES,
  INP: TIMES,
  TTFB: TIMES,
  CLS: [0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.4, 0.7, 1],
};

/** So many days the counts of each day are kept. */
export const LOAD_TIME_DAYS = 395;

const MAX_PATH = 300;
const MAX_MS = 600_000;
const MAX_SHIFT = 100;
const measured = (max: number) =>
  z.number('Geçerli bir sayı gönderin').min(0, 'En az 0 olabilir').max(max, 'Çok büyük');

const values = {
  LCP: measured(MAX_MS).nullish(),
  INP: measured(MAX_MS).nullish(),
  CLS: measured(MAX_SHIFT).nullish(),
  TTFB: measured(MAX_MS).nullish(),
} satisfies Record<WebVital, z.ZodType>;

/** What a browser measured of a page, by the page's path alone. */
export const measuredPage = z
  .strictObject({
    path: z
      .string()
      .startsWith('/', 'Sitenin bir adresini yazın')
      .max(MAX_PATH, `Adres en çok ${MAX_PATH} karakter olabilir`)
      .meta({ description: 'A path of the site, without its query.' }),
    ...values,
  })
  .meta({ id: 'MeasuredPage' });

/** The same for the service that keeps it. */
export const loadTimeSample = z.object({ path: z.string(), device: z.enum(trafficDevices), ...values });

const count = z.number().int();
const figure = z
  .object({
    metric: z.enum(webVitals),
    value: z.number().meta({ description: 'Three of four visits were at most that; milliseconds, but for CLS.' }),
    rating: z.enum(webVitalRatings),
    count,
  })
  .meta({ id: 'WebVitalFigure' });

/** How fast pages were in visitors' browsers in a range of days. */
export const loadTimes = z
  .object({
    from: z.string(),
    to: z.string(),
    figures: z.array(figure).meta({ description: 'Of the whole site; a metric that nobody measured is left out.' }),
    devices: z.array(
      z.object({ device: z.enum(trafficDevices), figures: z.array(figure) }).meta({ id: 'DeviceLoadTimes' }),
    ),
    pages: z
      .array(z.object({ url: z.string(), figures: z.array(figure) }).meta({ id: 'PageLoadTimes' }))
      .meta({ description: 'The slowest first, by LCP.' }),
  })
  .meta({ id: 'LoadTimes', description: 'Three of four visits were at most at these values.' });

export type LoadTimes = z.infer<typeof loadTimes>;
export type WebVitalFigure = z.infer<typeof figure>;
