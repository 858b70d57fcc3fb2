import { type UrlAnswer, z } from '@practice/contracts';
import { callService, type Job, type JobWait } from '@practice/service-kit';
import { askAddress } from './ask-address.ts';
import type { CheckedSite } from './site.ts';

const payload = z.object({ runId: z.string(), isNightly: z.boolean() });
const AT_A_TIME = 2;
/** With the slowest batch after it, the job's lease still stands. */
const STEP_MS = 10_000;
/** After it another gateway, or this one started again, goes on. */
const RESUMED_MS = 2000;

type Checker = { site: CheckedSite; stopped: AbortSignal };

/**
 * Goes on with a check of the site's addresses, for some seconds: what was asked is kept, so that another gateway, or this
 * one after a restart, goes on from there. When it is `stopped` what is being asked is dropped, and asked again then.
 */
export async function checkUrls(job: Job, checker: Checker): Promise<JobWait | undefined> {
  const run = payload.parse(job.payload);
  const startedAt = Date.now();
  while (Date.now() - startedAt < STEP_MS && !checker.stopped.aborted) {
    const { pages, targets } = await callService('seo', 'nextUrlsToCheck', run);
    if (pages.length + targets.length === 0) return undefined;
    const answers = await askAll({ pages, targets }, checker);
    if (checker.stopped.aborted) break;
    await callService('seo', 'noteUrlAnswers', { runId: run.runId, answers });
  }
  return { waitMs: checker.stopped.aborted ? RESUMED_MS : 0, reason: 'Kontrol sürüyor.' };
}

async function askAll({ pages, targets }: { pages: string[]; targets: string[] }, checker: Checker) {
  const queue = [...pages.map((path) => ({ path, isPage: true })), ...targets.map((path) => ({ path, isPage: false }))];
  const answers: UrlAnswer[] = [];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      answers.push(await askAddress(next.path, { ...checker, isPage: next.isPage }));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return answers;
}
