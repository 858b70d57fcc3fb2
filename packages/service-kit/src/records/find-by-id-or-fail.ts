import { type ClientSession, isObjectIdOrHexString, type Types } from 'mongoose';
import { DomainError } from '../domain-error.ts';
import type { ModelOf } from './model-of.ts';

/**
 * A stored record by its id, in a transaction when a session is given.
 * @throws DomainError NOT_FOUND, for a malformed id too.
 */
export async function findByIdOrFail<T>(
  model: ModelOf<T>,
  id: string,
  session?: ClientSession,
): Promise<T & { _id: Types.ObjectId }> {
  const found = isObjectIdOrHexString(id) ? await model.findById(id, null, { session: session ?? null }).lean() : null;
  if (!found) throw new DomainError('NOT_FOUND');
  return found as T & { _id: Types.ObjectId };
}
