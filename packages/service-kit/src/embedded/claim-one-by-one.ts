import type { Filter } from 'mongodb';
import { type Job, jobQueue, leaseOf } from '../jobs.ts';
import { quiet } from '../when-quiet.ts';

const CANDIDATES = 5;

/**
 * Reads the first due jobs and claims each by a conditional write: the embedded database goes through all jobs for a
 * findOneAndUpdate.
 */
export async function* claimOneByOne(due: () => Filter<Job>[], owner: string): AsyncGenerator<Job> {
  for (let jobs = await find(due()); jobs.length > 0; jobs = await find(due())) {
    for (const job of jobs) {
      await quiet();
      const claimed = await claim(job, owner);
      if (claimed) yield claimed;
    }
  }
}

async function find(filters: Filter<Job>[]): Promise<Job[]> {
  const found = filters.map((filter) => jobQueue().find(filter).sort({ runAt: 1 }).limit(CANDIDATES).toArray());
  return (await Promise.all(found)).flat();
}

/** null when another worker has it. */
async function claim(job: Job, newOwner: string): Promise<Job | null> {
  const { _id, state, owner, attempts } = job;
  const lease = { ...leaseOf(newOwner), attempts: attempts + 1 };
  const { modifiedCount } = await jobQueue().updateOne({ _id, state, owner, attempts }, { $set: lease });
  return modifiedCount === 1 ? { ...job, ...lease } : null;
}
