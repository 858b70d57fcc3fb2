import { logger } from '@practice/service-kit';
import { OperationProblem } from '@practice/service-kit/operations/operation';
import { askRegularly } from '../../keepers/ask-regularly.ts';
import type { Remotes } from '../load-remotes.ts';
import { countFailures } from './count-failures.ts';
import type { RemoteFailures } from './remote-failures.ts';

const EVERY_MS = 30_000;
const MINUTE_MS = 60_000;
/** A version is new for so long. */
const NEW_MS = 24 * 60 * MINUTE_MS;
const RECENT_MINUTES = 10;
const BEFORE_MINUTES = 60;
const MIN_FAILURES = 20;
const TIMES_WORSE = 3;

type Parts = { remotes: Pick<Remotes, 'list' | 'historyOf' | 'rollBack'>; failures: Pick<RemoteFailures, 'flush'> };

/** Hands over what has failed, and takes back new versions that fail far more than what they replaced. */
export function startFailureKeeper(parts: Parts): { stop: () => Promise<void> } {
  return askRegularly({
    ask: () => takeBackFailing(parts),
    everyMs: EVERY_MS,
    otherwise: 'failures of remotes cannot be looked at yet',
  });
}

/**
 * Rolls back each remote whose version has been live for less than a day, has failed at least 20 times within ten minutes, and
 * at least three times as often as the version before it in the hour before the change. Of several gateways one does it.
 */
export async function takeBackFailing({ remotes, failures }: Parts, now = Date.now()): Promise<void> {
  await failures.flush();
  for (const { name, version } of remotes.list()) {
    const { change, previousVersion, ...listed } = remotes.historyOf(name);
    if (!change || !previousVersion || (change.action !== 'published' && change.action !== 'made-live')) continue;
    const since = Date.parse(change.at);
    if (listed.version !== version || now - since > NEW_MS) continue;
    const periods = [
      { name, version, from: now - RECENT_MINUTES * MINUTE_MS },
      { name, version: previousVersion, from: since - BEFORE_MINUTES * MINUTE_MS, to: since },
    ];
    const counts = await countFailures(periods, now);
    const [recent = 0, before = 0] = counts.map(({ server, browser }) => server + browser);
    const baseline = (before * RECENT_MINUTES) / BEFORE_MINUTES;
    if (recent < MIN_FAILURES || recent < TIMES_WORSE * baseline) continue;
    takeBack(remotes, { name, version, recent, baseline });
  }
}

type Failing = { name: string; version: string; recent: number; baseline: number };

function takeBack(remotes: Pick<Remotes, 'rollBack'>, { name, version, ...counts }: Failing): void {
  try {
    remotes.rollBack(name, { from: version, by: '', action: 'rolled-back-by-failures' });
    logger.error({ remote: name, version, ...counts }, 'a new version failed too often and was rolled back');
  } catch (err) {
    // Another gateway has done it, or the list cannot be written.
    if (!(err instanceof OperationProblem)) throw err;
    logger.warn({ err, remote: name, version }, 'a version that fails was not rolled back');
  }
}
