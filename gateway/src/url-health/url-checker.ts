import { CHECK_URLS_JOB } from '@practice/contracts';
import { callService, type Job, JobWorker, logger } from '@practice/service-kit';
import { checkUrls } from './check-urls.ts';
import type { CheckedSite } from './site.ts';

const PLAN_MS = 30 * 60_000;

/** The checks of the site's addresses that are due, of one gateway or another; `stop` ends one under way, which goes on later. */
export function startUrlChecker(site: CheckedSite): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const run = (job: Job) => checkUrls(job, { site, stopped: stopping.signal });
  const worker = new JobWorker({ [CHECK_URLS_JOB]: { run } }, { watches: false });
  const plan = () =>
    callService('seo', 'planUrlCheck', {}).catch((err: unknown) => {
      logger.debug({ err }, 'the nightly check of addresses cannot be planned yet');
    });
  const timer = setInterval(plan, PLAN_MS).unref();
  const planned = plan();
  worker.start();
  return {
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await planned;
      await worker.stop();
    },
  };
}
