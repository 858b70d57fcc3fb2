import { z } from './zod-setup.ts';

/** How often a gateway reports its state. */
export const GATEWAY_REPORT_MS = 15_000;

/** What a gateway may find wrong with how it is set up, by the requests that reach it. */
export const setupProblems = [
  'proxy_unknown',
  'proxy_bypassed',
  'https_unseen',
  'host_unknown',
  'public_url_http',
  'certificate_expires',
  'certificate_invalid',
] as const;
export type SetupProblem = (typeof setupProblems)[number];

const liveRemote = z
  .object({
    name: z.string(),
    version: z.string(),
    isElsewhere: z.boolean().meta({ description: 'Whether browsers load it from another address than the site.' }),
    isUp: z.boolean().meta({ description: 'Whether its manifest answers; one that is served from here is always up.' }),
    routes: z.array(z.string()).optional().meta({ description: 'Paths that it serves, such as `/events/*`.' }),
  })
  .meta({ id: 'LiveRemote' });

const diskSpace = z
  .object({ freeBytes: z.number(), totalBytes: z.number() })
  .meta({ id: 'DiskSpace', description: 'Of the disk with the data folder.' });

/** What a gateway reports of itself. */
export const gatewayReport = z.object({
  name: z.string().meta({ description: 'Machine and port.' }),
  version: z.string(),
  nodeVersion: z.string(),
  startedAt: z.string(),
  memoryBytes: z.number(),
  openStreams: z.number().int(),
  databaseRoundTripMs: z.number().nullable().meta({ description: 'Null when the database takes more than a second.' }),
  clockSkewMs: z.number().nullable().meta({ description: "How far its clock is ahead of the database's." }),
  disk: diskSpace.nullable(),
  remotes: z.array(liveRemote),
  setupProblems: z.array(z.enum(setupProblems)),
  certificateEndsAt: z
    .string()
    .nullable()
    .meta({ description: "When the certificate of the site's address ends, as far as it can be seen from here." }),
});

export type GatewayReport = z.infer<typeof gatewayReport>;

export const gatewayState = gatewayReport
  .extend({ seenAt: z.string().meta({ description: 'When it last reported.' }) })
  .meta({ id: 'GatewayState', description: 'What a gateway reports of itself every few seconds.' });

export type GatewayState = z.infer<typeof gatewayState>;
