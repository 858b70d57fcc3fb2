import { database } from '../database.ts';
import { isDuplicateKey } from '../domain-error.ts';
import { LIMIT_HITS, type LimitHits } from '../limits.ts';
import { networkOf } from './network.ts';

/** From so many submissions in ten minutes on, visitors have to solve a challenge: of one address, of its network, of all. */
export type PressureThresholds = { address: number; network: number; site: number };

/** 0: nothing is asked. 1 from the threshold on, 2 from twice and 3 from four times as many. */
export type Pressure = 0 | 1 | 2 | 3;

/** Two slices are looked at: the running one and the one before, so it is quiet again five to ten minutes after the last. */
const SLICE_MS = 5 * 60_000;
const MOST = 4;
/** Of a hit, enough to tell those of ten minutes apart. */
const ID_LENGTH = 12;

let thresholds: PressureThresholds | undefined;

/** Sets what counts as pressure in this process (CHALLENGE_THRESHOLDS); without it nobody is asked for anything. */
export function setPressureThresholds(value: PressureThresholds | undefined): void {
  thresholds = value;
  full.clear();
}

/** One submission: it counts once for its network and for the site, however often it is sent. */
type Submission = { hit: string; address: string; fromAddress: number };

/**
 * Counts a submission and says how much pressure there is, across all servers. `fromAddress`: how many the limit of its
 * address has counted.
 */
export async function pressureOf({ hit, address, fromAddress }: Submission, now = Date.now()): Promise<Pressure> {
  if (!thresholds) return 0;
  const slice = Math.floor(now / SLICE_MS);
  const scopes = [
    { name: `network:${networkOf(address)}`, threshold: thresholds.network },
    { name: 'site', threshold: thresholds.site },
  ].map((scope) => ({ ...scope, id: idOf(scope.name, slice), before: idOf(scope.name, slice - 1) }));
  await count(
    scopes.map(({ id }) => id),
    { hit: hit.slice(0, ID_LENGTH), expiresAt: new Date((slice + 2) * SLICE_MS) },
  );
  const counts = await readCounts(scopes.flatMap(({ id, before }) => [id, before]));
  for (const { id, threshold } of scopes) if ((counts.get(id) ?? 0) >= threshold * MOST) full.add(id);
  const levels = scopes.map(({ id, before, threshold }) =>
    levelOf((counts.get(id) ?? 0) + (counts.get(before) ?? 0), threshold),
  );
  return Math.max(levelOf(fromAddress, thresholds.address), ...levels) as Pressure;
}

function levelOf(count: number, threshold: number): Pressure {
  if (count < threshold) return 0;
  if (count < 2 * threshold) return 1;
  return count < MOST * threshold ? 2 : 3;
}

const collection = () => database().collection<LimitHits>(LIMIT_HITS);
const idOf = (name: string, slice: number) => `pressure:${name}:${slice}`;
/** What has reached the most that matters is not written to any more. */
const full = new Set<string>();
const MAX_FULL = 1000;

async function count(ids: string[], { hit, expiresAt }: { hit: string; expiresAt: Date }): Promise<void> {
  if (full.size > MAX_FULL) full.clear();
  const writes = ids
    .filter((id) => !full.has(id))
    .map((_id) => ({
      updateOne: {
        filter: { _id },
        update: { $addToSet: { hits: hit }, $setOnInsert: { expiresAt } },
        upsert: true,
      },
    }));
  if (writes.length === 0) return;
  const write = () => collection().bulkWrite(writes, { ordered: false });
  // Two that come first at the same moment both insert.
  await write().catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
    return write();
  });
}

async function readCounts(ids: string[]): Promise<Map<string, number>> {
  const found = await collection()
    .find({ _id: { $in: ids } })
    .toArray();
  return new Map(found.map(({ _id, hits }) => [_id, hits.length]));
}
