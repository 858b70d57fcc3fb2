import { z } from './zod-setup.ts';

export const trafficDevices = ['mobile', 'desktop', 'tablet'] as const;
export type TrafficDevice = (typeof trafficDevices)[number];

/** Upper bounds in milliseconds of the classes that response times are counted in; slower ones are in one more. */
export const responseTimeBounds = [10, 25, 50, 100, 150, 200, 300, 400, 500, 750, 1000, 1500, 2000, 3000, 5000, 10_000];
/** So many parts has the sketch that visitors are counted with; its estimate is off by some 2.3 %. */
export const SKETCH_REGISTERS = 2048;
/** The path of the row that counts the whole site. */
export const WHOLE_SITE = '';
/** The path of the row that counts what has no room of its own. */
export const OTHER_ADDRESSES = '*';
/** So many referring hosts are named for an address and a day; the others count together under ''. */
export const MAX_REFERRERS = 20;

const count = z.number().int().min(0);

/** What happened at one address on one day. Nothing in it belongs to one visitor. */
export const trafficRow = z.object({
  day: z.string(),
  path: z.string(),
  /** Page views of people; `errors` of them were answered with an error of the server. Those that only the browser saw have no time. */
  hits: count,
  errors: count,
  bots: count,
  totalMs: z.number().min(0),
  /** How many response times fell into each class of `responseTimeBounds`. */
  times: z.array(count).length(responseTimeBounds.length + 1),
  devices: z.object({ mobile: count, desktop: count, tablet: count }),
  referrers: z.record(z.string(), count),
  /** The registers of the visitors' sketch that are not zero, by their number. */
  sketch: z.record(z.string(), count),
  lastAt: z.string(),
});

export type TrafficRow = z.infer<typeof trafficRow>;

/** What a gateway counted since its last batch; one that comes again is not counted again. */
export const trafficBatch = z.object({ batchId: z.string(), rows: z.array(trafficRow) });

const MAX_PATH = 300;

/** A page that a browser showed without asking the server for it, by its path alone. */
export const pageVisit = z.strictObject({
  path: z
    .string()
    .startsWith('/', 'Sitenin bir adresini yazın')
    .max(MAX_PATH, `Adres en çok ${MAX_PATH} karakter olabilir`)
    .meta({ description: 'A path of the site, without its query.' }),
});
