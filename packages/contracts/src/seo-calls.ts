import { loadTimeSample } from './load-times.ts';
import { missingAddressCount } from './missing-addresses.ts';
import { redirectMatchTypes } from './redirect-rules.ts';
import { redirectTypes } from './redirects.ts';
import { urlAnswer, urlFinding } from './url-health.ts';
import { trafficBatch } from './url-traffic.ts';
import { z } from './zod-setup.ts';

const empty = z.object({});

const activeRedirect = z.object({
  id: z.string(),
  matchType: z.enum(redirectMatchTypes),
  fromUrl: z.string(),
  toUrl: z.string(),
  redirectType: z.literal(redirectTypes),
});

export type ActiveRedirect = z.infer<typeof activeRedirect>;

/** What services and gateways call of the SEO service. */
export const seoCalls = {
  /** The addresses of the example pages whose meta tag somebody has edited. */
  listEditedExampleTags: { input: empty, output: z.array(z.string()) },
  /** The pages whose shared picture is the one with this id. */
  listPicturePages: {
    input: z.object({ id: z.string() }),
    output: z.array(z.object({ id: z.string(), pageKey: z.string() })),
  },
  /** The active redirect from a path, however it is spelled. */
  findRedirect: {
    input: z.object({ path: z.string() }),
    output: z.object({ fromUrl: z.string(), toUrl: z.string() }).nullable(),
  },
  /** The active redirects to a path. */
  listRedirectsTo: { input: z.object({ path: z.string() }), output: z.array(z.object({ fromUrl: z.string() })) },
  listActiveRedirects: { input: empty, output: z.array(activeRedirect) },
  /** Paths that their meta tag keeps out of search engines. */
  listHiddenAddresses: { input: empty, output: z.array(z.string()) },
  /** Keeps the scores of the pages as those of today, unless they are kept already. */
  keepSeoScores: { input: empty, output: empty },
  /** The id of the meta tag of a path; null where it has none. */
  findMetaTagAt: { input: z.object({ path: z.string() }), output: z.object({ id: z.string().nullable() }) },
  /** Plans the next nightly check of the addresses, unless it is planned or switched off. */
  planUrlCheck: { input: empty, output: empty },
  /** The next addresses that a check wants to be asked; none when it is done. */
  nextUrlsToCheck: {
    input: z.object({ runId: z.string(), isNightly: z.boolean() }),
    output: z.object({ pages: z.array(z.string()), targets: z.array(z.string()) }),
  },
  noteUrlAnswers: { input: z.object({ runId: z.string(), answers: z.array(urlAnswer) }), output: empty },
  /** The faults that a check was the first to find. */
  listNewUrlFaults: {
    input: z.object({ id: z.string() }),
    output: z.array(urlFinding.extend({ url: z.string(), title: z.string() })),
  },
  /** Adds to the counts by id; a batch that was counted already is not counted again. */
  countRedirectHits: {
    input: z.object({ batchId: z.string(), hits: z.record(z.string(), z.number()) }),
    output: empty,
  },
  /** Condenses and deletes what is over; the secret that visitors of each current day are told apart with. */
  prepareTraffic: { input: empty, output: z.object({ salts: z.record(z.string(), z.string()) }) },
  /** Adds a batch to the counts, once. */
  recordTraffic: { input: trafficBatch, output: empty },
  /** Counts what a browser measured of a page. */
  recordLoadTimes: { input: loadTimeSample, output: empty },
  /** Adds to the counts of addresses that are not there; a batch that was counted already is not counted again. */
  recordMissingAddresses: {
    input: z.object({ batchId: z.string(), rows: z.array(missingAddressCount) }),
    output: empty,
  },
} as const;
