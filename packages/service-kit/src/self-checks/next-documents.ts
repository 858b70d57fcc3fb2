import { Types } from 'mongoose';
import { database } from '../database.ts';

export type StoredModel = { collection: { collectionName: string } };
export type StoredDocument = { _id: unknown } & Record<string, unknown>;

type Options = {
  filter?: object;
  fields: readonly string[];
  /** Where the step before has ended. */
  from: string | null;
  limit: number;
};

/** The next documents of a collection by their ids, and where the step after begins. */
export async function nextDocuments(
  model: StoredModel,
  { filter = {}, fields, from, limit }: Options,
): Promise<{ documents: StoredDocument[]; next: string | null }> {
  const after = from === null ? {} : { _id: { $gt: fromText(from) } };
  const documents = await database()
    .collection<StoredDocument>(model.collection.collectionName)
    .find({ ...filter, ...after } as object, { projection: Object.fromEntries(fields.map((field) => [field, 1])) })
    .sort({ _id: 1 })
    .limit(limit)
    .toArray();
  const last = documents.at(-1);
  return { documents, next: last && documents.length === limit ? toText(last._id) : null };
}

function toText(id: unknown): string {
  return id instanceof Types.ObjectId ? `o${id}` : `s${String(id)}`;
}

function fromText(text: string): unknown {
  const id = text.slice(1);
  return text.startsWith('o') ? new Types.ObjectId(id) : id;
}
