import { once } from 'node:events';
import { createServer } from 'node:http';
import { MongoClient } from 'mongodb';

// Speaks to the supervisor as the gateway does, over a real port and a real database.
const [{ uri }] = await once(process, 'message');
const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5000 });
const visits = client.db().collection('visits');
const send = (message: object) => process.send?.(message);

if (process.env.STAND_IN_FAILS) {
  console.error('The stand-in cannot start: a reason for people.');
  process.exit(1);
}
send({ type: 'progress', message: 'Filling the practice …' });
if ((await visits.estimatedDocumentCount()) === 0) {
  await visits.insertOne({ path: 'first' });
  send({ type: 'accounts', accounts: [{ username: 'admin', password: 'shown-once', role: 'admin' }] });
}

if (process.env.STAND_IN_FAILS_LATE) {
  console.error('The stand-in stops half-way.');
  process.exit(1);
}

const server = createServer(async (request, response) => {
  if (request.url === '/crash') process.exit(1);
  if (request.url === '/warn') console.log(JSON.stringify({ level: 'warn', msg: 'something to look at' }));
  if (request.url === '/lock') {
    // A transaction that stays open and locks the record.
    const session = client.startSession();
    session.startTransaction();
    await visits.updateOne({ path: 'first' }, { $set: { isLocked: true } }, { session });
  }
  if (request.url === '/take') await visits.updateOne({ path: 'first' }, { $set: { isLocked: false } });
  try {
    await visits.insertOne({ path: request.url });
    response.end(JSON.stringify({ pid: process.pid, visits: await visits.countDocuments() }));
  } catch {
    response.writeHead(503).end('{}');
  }
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => {
  send({ type: 'ready', url: `http://localhost:${process.env.PORT}` });
});
process.on('SIGTERM', async () => {
  await client.close();
  process.exit(0);
});
process.on('disconnect', () => process.exit(0));
