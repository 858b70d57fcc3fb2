import { isEmailJob, jobKinds, type SystemDetails } from '@practice/contracts';
import { countOpenJobs, jobQueue } from '@practice/service-kit';

const DAY_MS = 86_400_000;
const DAYS = 7;

/** How e-mails stand: the last that was sent, how many wait, how many have failed for good. */
export async function emailState(): Promise<SystemDetails['emails']> {
  const since = new Date(Date.now() - DAYS * DAY_MS);
  const kind = { $in: Object.keys(jobKinds).filter(isEmailJob) };
  const [open, [last]] = await Promise.all([
    countOpenJobs(),
    jobQueue()
      .find({ kind, state: 'done', reason: null, doneAt: { $gte: since } }, { projection: { doneAt: 1 } })
      .sort({ doneAt: -1 })
      .limit(1)
      .toArray(),
  ]);
  const ofEmails = open.filter((each) => isEmailJob(each.kind));
  const sum = (state: string) =>
    ofEmails.filter((each) => each.state === state).reduce((total, { count }) => total + count, 0);
  return { lastSentAt: last?.doneAt?.toISOString() ?? null, waiting: sum('waiting'), failed: sum('dead') };
}
