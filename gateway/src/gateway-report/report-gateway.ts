import { hostname } from 'node:os';
import { GATEWAY_REPORT_MS, type GatewayReport } from '@practice/contracts';
import { callService, clockSkew, databaseRoundTrip, diskSpace, logger, productVersion } from '@practice/service-kit';
import { askRegularly } from '../keepers/ask-regularly.ts';
import { answersAt } from '../remotes/answers-at.ts';
import type { Remotes } from '../remotes/load-remotes.ts';
import { isUrl } from '../remotes/remote.ts';
import type { OpenStreams } from '../streams/open-streams.ts';
import { CertificateWatch } from './certificate-watch.ts';
import type { SetupSigns } from './setup-signs.ts';

type Options = {
  port: number;
  publicUrl: string;
  dataDir: string;
  remotes: Pick<Remotes, 'list'>;
  streams: Pick<OpenStreams, 'size'>;
  signs: Pick<SetupSigns, 'problems'>;
};

/** Reports every few seconds how this gateway is, and at its end that it is gone. */
export function startGatewayReports(options: Options): { stop: () => Promise<void> } {
  const name = `${hostname()}:${options.port}`;
  const report = gatewayReporter(options);
  const reports = askRegularly({
    ask: async () => callService('identity', 'noteGateway', { ...(await report()), name }),
    everyMs: GATEWAY_REPORT_MS,
    otherwise: 'the state of this gateway cannot be reported yet',
  });
  return {
    async stop() {
      await reports.stop();
      try {
        await callService('identity', 'forgetGateway', { name });
      } catch (err) {
        logger.debug({ err }, 'this gateway will be missed');
      }
    },
  };
}

/** What a gateway says of itself. */
export function gatewayReporter({ publicUrl, dataDir, remotes, streams, signs }: Omit<Options, 'port'>) {
  const certificate = new CertificateWatch(publicUrl);
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();
  return async (): Promise<Omit<GatewayReport, 'name'>> => {
    const [roundTripMs, clockSkewMs, disk, live, { endsAt, problems }] = await Promise.all([
      databaseRoundTrip(),
      clockSkew().catch(() => null),
      diskSpace(dataDir).catch(() => null),
      liveRemotes(remotes),
      certificate.look(),
    ]);
    return {
      version: productVersion(),
      nodeVersion: process.version,
      startedAt,
      memoryBytes: process.memoryUsage.rss(),
      openStreams: streams.size,
      databaseRoundTripMs: roundTripMs === null ? null : Math.round(roundTripMs * 10) / 10,
      clockSkewMs,
      disk,
      remotes: live,
      setupProblems: [...signs.problems(), ...problems],
      certificateEndsAt: endsAt,
    };
  };
}

/** The remotes that are live, and whether those at other addresses answer there. */
function liveRemotes(remotes: Pick<Remotes, 'list'>): Promise<GatewayReport['remotes']> {
  return Promise.all(
    remotes.list().map(async ({ name, version, manifest, routes }) => {
      const isElsewhere = isUrl(manifest);
      return { name, version, isElsewhere, isUp: !isElsewhere || (await answersAt(manifest)), routes: [...routes] };
    }),
  );
}
