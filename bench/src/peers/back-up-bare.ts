import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { MongoClient } from 'mongodb';

/** What a backup is compared with: the driver reads every document as it is stored, and they are compressed. */
const [path = ''] = process.argv.slice(2);
const client = await new MongoClient(process.env.MONGODB_URI ?? '').connect();
const start = performance.now();

async function* documents() {
  for (const { collectionName } of await client.db().collections()) {
    yield* client.db().collection(collectionName).find({}, { raw: true });
  }
}

await pipeline(Readable.from(documents()), createGzip(), createWriteStream(path));
const seconds = (performance.now() - start) / 1000;
console.log(JSON.stringify({ seconds, megabytes: process.resourceUsage().maxRSS / 1024 }));
await client.close();
