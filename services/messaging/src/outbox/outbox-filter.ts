import type { OutboxState, OutboxSubject } from '@practice/contracts';
import type { Filter, Job } from '@practice/service-kit';
import { emailJobKinds } from '../email-jobs.ts';

/** The state of an e-mail by its job, at a moment. */
export function outboxState({ state, attempts, runAt, reason }: Job, now = new Date()): OutboxState {
  if (state === 'dead') return 'failed';
  if (state === 'done') return reason ? 'skipped' : 'sent';
  return state === 'queued' && attempts === 0 && Number(runAt) > now.getTime() ? 'scheduled' : 'waiting';
}

/** The jobs that send e-mails of a state and subject; the counterpart of `outboxState`. */
export function outboxFilter(
  { state, about }: { state?: OutboxState | null | undefined; about?: OutboxSubject | null | undefined },
  now = new Date(),
): Filter {
  const kind = { $in: emailJobKinds(about) };
  return { kind, ...(state ? filters[state](now) : {}) };
}

/** The jobs whose e-mails were not delivered because of one of these marks. */
export function refusedFilter(marks: readonly { id: string }[]): Filter {
  return { kind: { $in: emailJobKinds() }, 'payload.refusedAddressId': { $in: marks.map(({ id }) => id) } };
}

const filters: Record<OutboxState, (now: Date) => Filter> = {
  scheduled: (now) => ({ state: 'queued', attempts: 0, runAt: { $gt: now } }),
  waiting: (now) => ({
    $or: [
      { state: { $in: ['waiting', 'running'] } },
      { state: 'queued', attempts: { $gt: 0 } },
      { state: 'queued', runAt: { $lte: now } },
    ],
  }),
  sent: () => ({ state: 'done', reason: null }),
  skipped: () => ({ state: 'done', reason: { $ne: null } }),
  failed: () => ({ state: 'dead' }),
};
