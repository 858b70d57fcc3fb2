import { database } from './database.ts';
import { prepareCollection } from './prepare-collections.ts';

/** An event that a consumer did not handle, so that nobody overlooks it; without a type one or several that had expired. */
export type GivenUpEvent = { _id: string; consumer: string; seq: number; type: string | null; at: Date };

const COLLECTION = 'given_up_events';
const KEPT_DAYS = 7;

export const givenUpEvents = () => database().collection<GivenUpEvent>(COLLECTION);

/** Keeps for a week that a consumer has given an event up. */
export async function noteGivenUp({ consumer, seq, type }: Omit<GivenUpEvent, '_id' | 'at'>): Promise<void> {
  const event = { consumer, seq, type, at: new Date() };
  await givenUpEvents().updateOne({ _id: `${consumer}:${seq}` }, { $setOnInsert: event }, { upsert: true });
}

export async function prepareGivenUpEvents(): Promise<void> {
  await prepareCollection(COLLECTION, [{ key: { at: 1 }, expireAfterSeconds: KEPT_DAYS * 86_400 }]);
}
