import { today } from '@practice/contracts';
import { database } from '../database.ts';
import { isDuplicateKey } from '../domain-error.ts';
import { createCollection } from '../prepare-collections.ts';

/** What became of challenges on one day at the practice; a day without any has none. */
export type ChallengeCounts = { asked: number; solved: number; failed: number };

const COLLECTION = 'challenge_counts';
const counts = () => database().collection<Partial<ChallengeCounts> & { _id: string }>(COLLECTION);

/** Counts what became of a challenge: of all servers together. */
export async function countChallenge(outcome: keyof ChallengeCounts): Promise<void> {
  const add = () => counts().updateOne({ _id: today() }, { $inc: { [outcome]: 1 } }, { upsert: true });
  await add().catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
    return add();
  });
}

/** How many challenges there were from a day on (`yyyy-MM-dd`), or ever. */
export async function sumChallenges(from = ''): Promise<ChallengeCounts> {
  const sum: ChallengeCounts = { asked: 0, solved: 0, failed: 0 };
  const days = await counts()
    .find({ _id: { $gte: from } })
    .toArray();
  for (const { asked = 0, solved = 0, failed = 0 } of days) {
    sum.asked += asked;
    sum.solved += solved;
    sum.failed += failed;
  }
  return sum;
}

export async function prepareChallengeCounts(): Promise<void> {
  await createCollection(COLLECTION);
}
