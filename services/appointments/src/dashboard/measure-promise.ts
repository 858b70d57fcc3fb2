import { ANSWER_PROMISE_HOURS, addDays, type PromiseKept, today, toInstant } from '@practice/contracts';
import { appointmentList } from '../records/appointment-list.ts';
import { firstAnswers } from './first-answers.ts';

const MEASURED_DAYS = 30;
const PROMISE_MS = ANSWER_PROMISE_HOURS * 3_600_000;

/**
 * How well the promise of an answer within 24 hours was kept in the last 30 days, by the stored history of status
 * changes. A request that may still be answered in time does not count yet.
 */
export async function measurePromise(now: Date): Promise<PromiseKept> {
  const since = toInstant(addDays(today(now), -MEASURED_DAYS), '00:00');
  const [requests, answers] = await Promise.all([
    appointmentList.readFields({ source: 'public', createdAt: { $gte: since } }, ['createdAt']),
    firstAnswers({ at: { $gte: since } }),
  ]);
  const promise = { requests: 0, inTime: 0 };
  for (const { _id, createdAt } of requests) {
    const dueAt = createdAt + PROMISE_MS;
    const answeredAt = answers.get(_id);
    if (answeredAt === undefined && now.getTime() <= dueAt) continue;
    promise.requests += 1;
    if (answeredAt !== undefined && answeredAt <= dueAt) promise.inTime += 1;
  }
  return promise;
}
