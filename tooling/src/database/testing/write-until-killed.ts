import { MongoClient } from 'mongodb';
import { type DatabaseOptions, startDatabase } from '../start-database.ts';

// A supervisor that starts a database and writes for as long as it lives; every acknowledged number goes to the parent.
const options = JSON.parse(process.argv[2] ?? '{}') as Omit<DatabaseOptions, 'onProgress'>;
const database = await startDatabase({ ...options, onProgress: () => {} });
const client = new MongoClient(database.uri);
const written = client.db().collection<{ _id: number }>('written');
const last = await written.find().sort({ _id: -1 }).limit(1).next();
for (let number = (last?._id ?? 0) + 1; ; number++) {
  await written.insertOne({ _id: number });
  process.send?.(number);
}
