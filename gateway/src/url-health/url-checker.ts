import { CHECK_URLS_JOB } from '@practice/contracts';
import { callService } from '@practice/service-kit';
import { startPlannedJobs } from '../keepers/start-planned-jobs.ts';
import { checkUrls } from './check-urls.ts';
import type { CheckedSite } from './site.ts';

/** The checks of the site's addresses that are due; one that is ended goes on later. */
export function startUrlChecker(site: CheckedSite): { stop: () => Promise<void> } {
  return startPlannedJobs({
    kindsOf: (stopped) => ({ [CHECK_URLS_JOB]: { run: (job) => checkUrls(job, { site, stopped }) } }),
    plan: () => callService('seo', 'planUrlCheck', {}),
    otherwise: 'the nightly check of addresses cannot be planned yet',
  });
}
