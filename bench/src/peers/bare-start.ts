import { createServer } from 'node:http';
import { startDatabase } from '@practice/tooling/database';
import { engineNames } from '@practice/tooling/database/engine';
import { MongoClient } from 'mongodb';

/** What `npm start` is compared with: the same embedded database on the folder, a connection, and a server that listens. */
const dataDir = process.argv[2] ?? '';
const embedded = engineNames.find((name) => name === process.env.EMBEDDED_DATABASE);
const database = await startDatabase({ dataDir, embedded, production: false, onProgress: () => undefined });
const client = await new MongoClient(database.uri).connect();
const server = createServer(async (_request, response) => {
  response.end(JSON.stringify(await client.db().command({ ping: 1 })));
});
server.listen(0, '127.0.0.1', () => console.log('The bare server is open'));
process.once('SIGTERM', async () => {
  await client.close();
  await database.stop();
  process.exit(0);
});
