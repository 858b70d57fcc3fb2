import type { Db } from 'mongodb';

type Stored = { appointmentDate: string; startsAt: Date; endsAt: Date; conflictsWith: string[] };
type DaySchedule = { _id: string; count: number; intervals: { appointmentId: string; start: number; end: number }[] };

/** Pairs of appointments that are not cancelled, overlap, and were not allowed to by staff. */
export async function overlaps(db: Db): Promise<[string, string][]> {
  const stored = await db
    .collection<Stored>('appointments')
    .find({ status: { $ne: 'cancelled' } })
    .sort({ startsAt: 1 })
    .toArray();
  const found: [string, string][] = [];
  for (const [index, one] of stored.entries()) {
    for (const other of stored.slice(index + 1)) {
      if (other.startsAt >= one.endsAt) break;
      if (!one.conflictsWith.includes(String(other._id))) found.push([String(one._id), String(other._id)]);
    }
  }
  return found;
}

/** Day schedules whose intervals are not those of the day's appointments. */
export async function sheetsThatLie(db: Db): Promise<string[]> {
  const stored = await db
    .collection<Stored>('appointments')
    .find({ status: { $ne: 'cancelled' } })
    .toArray();
  const schedules = await db.collection<DaySchedule>('day_schedules').find().toArray();
  return schedules
    .filter(({ _id, count, intervals }) => {
      const ofDay = stored.filter(({ appointmentDate }) => _id === `practice:${appointmentDate}`);
      const ids = intervals.map(({ appointmentId }) => appointmentId).sort();
      return (
        count !== intervals.length ||
        ids.join() !==
          ofDay
            .map((each) => String(each._id))
            .sort()
            .join()
      );
    })
    .map(({ _id }) => _id);
}
