import { RUN_SELF_CHECKS_JOB } from '@practice/contracts';
import { callService, JobWorker } from '@practice/service-kit';
import { askRegularly } from '../keepers/ask-regularly.ts';
import type { Remotes } from '../remotes/load-remotes.ts';
import { type AskedProduct, anonymousApiCheck } from './check-anonymous-api.ts';
import { publicPagesCheck } from './check-public-pages.ts';
import { remotesCheck } from './check-remotes.ts';
import { runSelfChecks } from './run-self-checks.ts';

const PLAN_MS = 30 * 60_000;

/** Runs the self-checks that are due, of one gateway or another; `stop` ends a run under way, which goes on later. */
export function startSelfCheckKeeper(product: AskedProduct & { remotes: Remotes }): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const own = {
    anonymousApi: anonymousApiCheck(product),
    publicPages: publicPagesCheck(product.site),
    remotes: remotesCheck(product),
  };
  const worker = new JobWorker(
    { [RUN_SELF_CHECKS_JOB]: { run: (job) => runSelfChecks(job, { own, stopped: stopping.signal }), isLong: true } },
    { watches: false },
  );
  const planning = askRegularly({
    ask: () => callService('identity', 'planSelfChecks', {}),
    everyMs: PLAN_MS,
    otherwise: 'the next self-checks cannot be planned yet',
  });
  worker.start();
  return {
    async stop() {
      stopping.abort();
      await planning.stop();
      await worker.stop();
    },
  };
}
