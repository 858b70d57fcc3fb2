import { eventLog, lastSeq, type StoredEvent } from '../events.ts';

/**
 * The next events after a number, asked for by the numbers that exist: the embedded database answers those from its index,
 * and goes through the whole log for a range.
 * @returns undefined when these have all expired
 */
export async function readByNumbers(after: number, max: number): Promise<StoredEvent[] | undefined> {
  const count = Math.min((await lastSeq()) - after, max);
  if (count <= 0) return [];
  const numbers = Array.from({ length: count }, (_, index) => after + index + 1);
  const stored = await eventLog()
    .find({ _id: { $in: numbers } })
    .toArray();
  return stored.length > 0 ? stored.sort((one, other) => one._id - other._id) : undefined;
}
