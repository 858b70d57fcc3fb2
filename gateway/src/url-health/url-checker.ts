import { CHECK_URLS_JOB } from '@practice/contracts';
import { callService, type Job, JobWorker } from '@practice/service-kit';
import { askRegularly } from '../keepers/ask-regularly.ts';
import { checkUrls } from './check-urls.ts';
import type { CheckedSite } from './site.ts';

const PLAN_MS = 30 * 60_000;

/** The checks of the site's addresses that are due, of one gateway or another; `stop` ends one under way, which goes on later. */
export function startUrlChecker(site: CheckedSite): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const run = (job: Job) => checkUrls(job, { site, stopped: stopping.signal });
  const worker = new JobWorker({ [CHECK_URLS_JOB]: { run } }, { watches: false });
  const planning = askRegularly({
    ask: () => callService('seo', 'planUrlCheck', {}),
    everyMs: PLAN_MS,
    otherwise: 'the nightly check of addresses cannot be planned yet',
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
