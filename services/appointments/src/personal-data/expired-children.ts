import { type FoundExpiredRecord, MAX_EXPIRED_RECORDS, toInstant } from '@practice/contracts';
import type { ClientSession } from '@practice/service-kit';
import { ChildProfileModel } from '../clinical/child-profile.model.ts';
import { lastDaysOfFiles } from './last-days.ts';

const CHUNK = 200;

/** Children's files about which nothing was done since the day `keptFrom`, up to one more than are asked for. */
export async function findExpiredChildren(keptFrom: string): Promise<FoundExpiredRecord[]> {
  const old = await ChildProfileModel.find(
    { createdAt: { $lt: toInstant(keptFrom, '00:00') } },
    { childName: 1, parentName: 1 },
  )
    .sort({ createdAt: 1, _id: 1 })
    .lean();
  const found: FoundExpiredRecord[] = [];
  for (let start = 0; start < old.length && found.length <= MAX_EXPIRED_RECORDS; start += CHUNK) {
    const chunk = old.slice(start, start + CHUNK);
    const days = await lastDaysOfFiles(chunk.map(({ _id }) => String(_id)));
    for (const { _id, childName, parentName } of chunk) {
      const id = String(_id);
      const date = days.get(id) ?? keptFrom;
      if (date >= keptFrom) continue;
      found.push({ id, date, name: `${childName} (veli: ${parentName})`, detail: null, partOfId: null });
    }
  }
  return found;
}

/** The ids of those of some files that are over, whatever was done meanwhile, in the caller's transaction. */
export async function expiredChildrenAmong(
  session: ClientSession,
  ids: readonly string[],
  keptFrom: string,
): Promise<string[]> {
  const days = await lastDaysOfFiles(ids, session);
  return [...days].flatMap(([id, day]) => (day < keptFrom ? [id] : []));
}
