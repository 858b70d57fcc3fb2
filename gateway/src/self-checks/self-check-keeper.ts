import { RUN_SELF_CHECKS_JOB } from '@practice/contracts';
import { callService } from '@practice/service-kit';
import { startPlannedJobs } from '../keepers/start-planned-jobs.ts';
import type { Remotes } from '../remotes/load-remotes.ts';
import { type AskedProduct, anonymousApiCheck } from './check-anonymous-api.ts';
import { publicPagesCheck } from './check-public-pages.ts';
import { remotesCheck } from './check-remotes.ts';
import { runSelfChecks } from './run-self-checks.ts';

/** Runs the self-checks that are due; a run that is ended goes on later. */
export function startSelfCheckKeeper(product: AskedProduct & { remotes: Remotes }): { stop: () => Promise<void> } {
  const own = {
    anonymousApi: anonymousApiCheck(product),
    publicPages: publicPagesCheck(product.site),
    remotes: remotesCheck(product),
  };
  return startPlannedJobs({
    kindsOf: (stopped) => ({
      [RUN_SELF_CHECKS_JOB]: { run: (job) => runSelfChecks(job, { own, stopped }), isLong: true },
    }),
    plan: () => callService('identity', 'planSelfChecks', {}),
    otherwise: 'the next self-checks cannot be planned yet',
  });
}
