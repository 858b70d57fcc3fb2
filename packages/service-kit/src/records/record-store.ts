import type { EventPayload, EventType, z } from '@practice/contracts';
import { type ClientSession, Types } from 'mongoose';
import { recordAudit } from '../audit.ts';
import type { ServiceContext } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { emit } from '../events.ts';
import { withTransaction } from '../transaction.ts';
import { encryptedFields } from './encrypted-fields.ts';
import { findByIdOrFail } from './find-by-id-or-fail.ts';
import type { AnyModel } from './model-of.ts';
import { recordMapper } from './record-mapper.ts';
import { refuseDuplicates, type UniqueFields } from './refuse-duplicates.ts';
import { storedFields } from './stored-fields.ts';

type Identified = { id: string; version: number };
type Values<R> = { [K in keyof R]?: R[K] | null | undefined };
/** The caller's transaction; without one a change is a transaction of its own. */
type InSession = { session?: ClientSession };
type NewRecord<R> = InSession & { values: Values<R> };
type RecordChange<R> = InSession & { id: string; version?: number | null | undefined; changes: Values<R> };

type StoreOptions<S extends z.ZodObject, E extends EventType> = {
  record: S;
  /** Its name in the audit log: `therapy-service`, with actions such as `therapy-service.updated`. */
  entity: string;
  /** What the audit log names a record by; its id when not given. */
  entityId?: (record: z.output<S>) => string;
  /** Without it, whoever writes a record emits what follows from it. */
  event?: (record: z.output<S>) => [type: E, payload: EventPayload<E>];
  unique?: UniqueFields<z.output<S>>;
  /** Fields that are encrypted in the database; the model has the type EncryptedText for each. */
  encrypted?: readonly (keyof z.output<S> & string)[];
  /** Fields that aren't given as they are stored. */
  computed?: (document: z.output<S>) => Partial<z.output<S>>;
};

/**
 * Writes the records of one collection: each change counts the version, and has its audit line and its event in the
 * same transaction. Permission, input and rules stay in the function that calls it. What was not sent is not written,
 * nor a null where the record has none; an emptied text becomes null where the record has null. `encrypted` says which
 * fields lie encrypted, for whoever checks that they do.
 */
export function recordStore<S extends z.ZodObject, E extends EventType>(
  model: AnyModel,
  { record, entity, event, unique = {}, entityId, encrypted, computed }: StoreOptions<S, E>,
) {
  type R = z.output<S> & Identified;
  const secret = encrypted && encryptedFields(model.collection.name, record, encrypted);
  const mapRecord = recordMapper(record, computed as never) as (document: { _id: unknown }) => R;
  const toRecord = (document: { _id: unknown }) => mapRecord(secret ? secret.decrypt(document) : document);

  /** @throws DomainError CONFLICT at the field whose value another record has. */
  function insert(ctx: ServiceContext, { values, session }: NewRecord<z.output<S>>): Promise<R> {
    return inTransaction(session, async (session) => {
      const fields = storedFields(record, values);
      const [created] = await refuse({ fields, write: () => model.create([newDocument(fields)], { session }) });
      const after = toRecord(created.toObject());
      report(session, ctx, { verb: 'created', fields, after });
      return after;
    });
  }

  /**
   * @throws DomainError NOT_FOUND; VERSION_CONFLICT with the current record, for an outdated `version`; CONFLICT at
   *   the field whose value another record has.
   */
  function update(ctx: ServiceContext, { id, version, changes, session }: RecordChange<z.output<S>>): Promise<R> {
    return inTransaction(session, async (session) => {
      const before = await find(id, session);
      if (version != null && version !== before.version) {
        throw new DomainError('VERSION_CONFLICT', { attachment: { current: before } });
      }
      const sent = storedFields(record, changes);
      const fields = secret ? secret.changed(sent, before) : sent;
      await refuse({ id, fields, write: () => change(id, fields, session) });
      const after = await find(id, session);
      report(session, ctx, { verb: 'updated', fields, before, after });
      return after;
    });
  }

  /**
   * Deletes a record and gives what it was.
   * @throws DomainError NOT_FOUND
   */
  function remove(ctx: ServiceContext, { id, session }: InSession & { id: string }): Promise<R> {
    return inTransaction(session, async (session) => {
      const before = await find(id, session);
      await model.deleteOne({ _id: id }, { session });
      report(session, ctx, { verb: 'deleted', before });
      return before;
    });
  }

  /**
   * Puts the whole list into the order of `ids` by `orderIndex`, from 1, and returns it; only moved records are
   * written. @throws DomainError VERSION_CONFLICT with the current list when `ids` misses a record, repeats one or has
   * another.
   */
  function reorder(ctx: ServiceContext, ids: string[]): Promise<R[]> {
    return withTransaction(async (session) => {
      const stored = await model.find({}, null, { session }).sort({ orderIndex: 1, _id: 1 }).lean();
      const current: R[] = stored.map(toRecord);
      const byId = new Map<string, R>(current.map((one) => [one.id, one]));
      const ordered = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
      if (ordered.length !== ids.length || ordered.length !== current.length) {
        throw new DomainError('VERSION_CONFLICT', { attachment: { current } });
      }
      for (const [index, before] of ordered.entries()) {
        const fields = { orderIndex: index + 1 };
        if (before.orderIndex === fields.orderIndex) continue;
        await change(before.id, fields, session);
        const after = { ...before, ...fields, version: before.version + 1 };
        report(session, ctx, { verb: 'reordered', fields, after });
        ordered[index] = after;
      }
      return ordered;
    });
  }

  async function find(id: string, session: ClientSession): Promise<R> {
    return toRecord(await findByIdOrFail(model, id, session));
  }

  function newDocument(fields: Record<string, unknown>): object {
    if (!secret) return fields;
    const _id = new Types.ObjectId();
    return { ...secret.encrypt(_id, fields), _id };
  }

  function change(id: string, fields: Record<string, unknown>, session: ClientSession) {
    const $set = secret ? secret.encrypt(id, fields) : fields;
    return model.updateOne({ _id: id }, { $set, $inc: { version: 1 } }, { session });
  }

  function refuse<T>(options: { id?: string; fields: Record<string, unknown>; write: () => Promise<T> }): Promise<T> {
    return refuseDuplicates({ model, toRecord, unique, ...options });
  }

  type Report = { verb: string; fields?: object; before?: R; after?: R };

  /** The audit line, and the event; a second one of the record as it was when that is another. */
  function report(session: ClientSession, ctx: ServiceContext, { verb, fields = {}, before, after }: Report): void {
    const states = [after, before].filter((one) => one !== undefined);
    const [named] = states.map((one) => entityId?.(one) ?? one.id);
    const changedFields = Object.keys(fields);
    recordAudit(session, ctx, { action: `${entity}.${verb}`, entity, entityId: named ?? null, changedFields });
    const events = new Map(event ? states.map((one) => [JSON.stringify(event(one)), event(one)]) : []);
    for (const [type, payload] of events.values()) emit(session, type, payload);
  }

  return { toRecord, insert, update, remove, reorder, encrypted: { model, fields: encrypted ?? [] } };
}

function inTransaction<T>(
  session: ClientSession | undefined,
  work: (session: ClientSession) => Promise<T>,
): Promise<T> {
  return session ? work(session) : withTransaction(work);
}
