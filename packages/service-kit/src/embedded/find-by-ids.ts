import { type ClientSession, isObjectIdOrHexString, Types } from 'mongoose';
import { collectionOf, type ListedModel, type Stored } from '../lists/list-definition.ts';
import { helpsDatabase } from './list-executor.ts';

/** Above it the embedded database would compare each id with each record: all are read instead. */
const MOST_EMBEDDED = 50;

/** The records of some ids, in no order; what is no id finds none. For a collection that may be read as a whole. */
export async function findByIds<T>(
  model: ListedModel,
  ids: readonly string[],
  session: ClientSession | null,
): Promise<Stored<T>[]> {
  const known = ids.filter((id) => isObjectIdOrHexString(id));
  const isAll = known.length > MOST_EMBEDDED && (await helpsDatabase());
  const filter = isAll ? {} : { _id: { $in: known.map((id) => new Types.ObjectId(id)) } };
  const found = await collectionOf(model)
    .find<Stored<T>>(filter, session ? { session } : {})
    .toArray();
  if (!isAll) return found;
  const requested = new Set(known);
  return found.filter(({ _id }) => requested.has(String(_id)));
}
