import { BSON, type Document, type MongoClient, ObjectId } from 'mongodb';

/** A write of the product: the command without what belongs to its session. */
export type Write = { insert?: string; update?: string; delete?: string; documents?: Document[] };

/** Runs the same writes in one transaction, with nothing around them; inserted documents get other ids. */
export async function replayWrites(client: MongoClient, body: string): Promise<object> {
  const writes = BSON.EJSON.parse(body) as Write[];
  await client.withSession((session) =>
    session.withTransaction(async () => {
      for (const { documents, ...write } of writes) {
        const inserted = documents?.map((document) => ({ ...document, _id: new ObjectId() }));
        await client.db().command({ ...write, ...(inserted ? { documents: inserted } : {}) }, { session });
      }
    }),
  );
  return { count: writes.length };
}
