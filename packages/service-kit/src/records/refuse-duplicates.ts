import { DomainError, isDuplicateKey } from '../domain-error.ts';
import type { AnyModel } from './model-of.ts';

/** For each field with a unique index: the message and its field, given the record that has the value. */
export type UniqueFields<R> = { [field: string]: (existing: R) => { field: string; message: string } };

type UniqueWrite<R, T> = {
  model: AnyModel;
  toRecord: (document: { _id: unknown }) => R;
  unique: UniqueFields<R>;
  /** The record that is changed; none is there yet when it is inserted. */
  id?: string;
  fields: Record<string, unknown>;
  write: () => Promise<T>;
};

/**
 * Runs a write that a unique index may refuse.
 * @throws DomainError CONFLICT, at the field whose value another record has.
 */
export async function refuseDuplicates<R, T>(options: UniqueWrite<R, T>): Promise<T> {
  const { model, toRecord, unique, id, fields, write } = options;
  try {
    return await write();
  } catch (cause) {
    if (!isDuplicateKey(cause)) throw cause;
    for (const [field, errorFor] of Object.entries(unique)) {
      if (!(field in fields)) continue;
      // Without the session: the refused write has ended its transaction.
      const existing = await model.findOne({ [field]: fields[field], ...(id ? { _id: { $ne: id } } : {}) }).lean();
      if (!existing) continue;
      throw new DomainError('CONFLICT', { errors: [{ ...errorFor(toRecord(existing)), code: 'DUPLICATE' }], cause });
    }
    throw new DomainError('CONFLICT', { cause });
  }
}
