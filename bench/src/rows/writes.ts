import { withDatabaseName } from '@practice/tooling/database';
import { BSON, type Db, MongoClient } from 'mongodb';
import { startBare } from '../machine/bare.ts';
import { type CountingProxy, type SentCommand, startCountingProxy } from '../machine/counting-proxy.ts';
import { anyAddress, summaryOf } from '../machine/load.ts';
import { newDatabase, startBuilt } from '../machine/program.ts';
import { signIn } from '../machine/sign-in.ts';
import { untilHandled } from '../machine/until-handled.ts';
import { atMost, type Row } from '../row.ts';

const GOAL = 1.6;
const WARM_UP = 10;
const ROUNDS = 20;
const REASON = 'beside the writes it reads the session, the record and its rules';

/** What staff do all day; each call changes something. */
type StaffWrite = { name: string; method: string; path: string; body: (round: number) => object };
type Timed = { ms: number; commands: SentCommand[] };
type Sides = { db: Db; proxy: CountingProxy; url: string; bareUrl: string; headers: Record<string, string> };

/** Writes of staff, one after the other, against a bare transaction of the same write commands on a copy of the data. */
export async function writes(): Promise<Row[]> {
  const { dataDir, database, end } = await newDatabase();
  const [uri, bareUri] = ['writes', 'bare'].map((name) => withDatabaseName(database.uri, name)) as [string, string];
  const proxy = await startCountingProxy(uri);
  const throughProxy = (address: string) => address.replace(new URL(address).host, `127.0.0.1:${proxy.port}`);
  const gateway = await startBuilt('gateway', { dataDir, mongodbUri: throughProxy(uri) });
  const [client, bareClient] = [await new MongoClient(uri).connect(), await new MongoClient(bareUri).connect()];
  const bare = await startBare(throughProxy(bareUri));
  try {
    const headers = { cookie: await signIn(gateway.url), 'content-type': 'application/json' };
    await sendMessage(gateway.url);
    await copyAll(client.db(), bareClient.db());
    const sides = { db: client.db(), proxy, url: gateway.url, bareUrl: bare.url, headers };
    const rows: Row[] = [];
    for (const write of await staffWrites(client.db())) rows.push(await measure(sides, write));
    return rows;
  } finally {
    await Promise.all([gateway.stop(), bare.stop(), client.close(), bareClient.close()]);
    proxy.stop();
    await end();
  }
}

async function staffWrites(db: Db): Promise<StaffWrite[]> {
  const appointment = await db
    .collection('appointments')
    .findOne({ status: 'confirmed', startsAt: { $gt: new Date() } });
  const message = await db.collection('contact_messages').findOne({});
  const path = `/api/appointments/${appointment?._id}`;
  const status = (round: number) => ({ status: round % 2 ? 'confirmed' : 'pending', withoutEmail: true });
  const key = 'hero_subtitle';
  return [
    { name: 'a change of status', method: 'PATCH', path: `${path}/status`, body: status },
    { name: 'an appointment saved', method: 'PUT', path, body: (round) => ({ notes: `Not ${round}` }) },
    {
      name: 'a reply to a message',
      method: 'POST',
      path: `/api/contacts/${message?._id}/replies`,
      body: (round) => ({ subject: `Yanıt ${round}`, text: `Merhaba, ${round} numaralı yanıt.` }),
    },
    {
      name: 'a setting',
      method: 'POST',
      path: '/api/site-settings',
      body: (round) => ({ settingKey: key, settingValue: `Çocuk ve ergen psikoloğu ${round}` }),
    },
  ];
}

/** The first data have appointments, but no message of a parent. */
async function sendMessage(url: string): Promise<void> {
  const message = {
    name: 'Elif Yıldız',
    email: 'elif@example.com',
    subject: 'Görüşme süresi',
    contactType: 'general',
    message: 'Bir görüşme ne kadar sürer?',
    kvkkConsent: true,
  };
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(message) };
  const response = await fetch(`${url}/api/contacts`, init);
  if (!response.ok) throw new Error(`A message is refused: ${response.status} ${await response.text()}`);
}

async function measure(sides: Sides, { name, method, path, body }: StaffWrite): Promise<Row> {
  const { db, proxy, url, bareUrl, headers } = sides;
  const rounds: { ours: number; peer: number; sent: SentCommand[] }[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    await untilHandled(db);
    const ours = await timed(proxy, url + path, { method, headers, body: JSON.stringify(body(round)) });
    await untilHandled(db);
    const replayed = BSON.EJSON.stringify(ours.commands.filter(({ isWrite }) => isWrite).map(withoutSession));
    const peer = await timed(proxy, `${bareUrl}/replay`, { method: 'POST', body: replayed });
    if (round >= 0) rounds.push({ ours: ours.ms, peer: peer.ms, sent: ours.commands });
  }
  const { ours, peer, ratio, noise } = summaryOf(rounds);
  const counts = rounds.map(({ sent }) => sent.length).sort((one, other) => one - other);
  const retries = rounds.flatMap(({ sent }) => sent).filter((each) => each.name.startsWith('abortTransaction')).length;
  const detail = `${counts[ROUNDS / 2]} commands, ${retries} retries`;
  const shown = { ours: `${ours.toFixed(1)} ms`, peer: `${peer.toFixed(1)} ms`, detail, noise, reason: REASON };
  return atMost(`${name} / the same writes, bare`, ratio, GOAL, shown);
}

/** Milliseconds of a call, and the commands that were sent to the database until it was answered. */
async function timed(proxy: CountingProxy, url: string, init: RequestInit): Promise<Timed> {
  const commands: SentCommand[] = [];
  proxy.note = (sent) => commands.push(sent);
  const start = performance.now();
  const response = await fetch(url, { ...init, headers: { ...init.headers, 'x-forwarded-for': anyAddress() } });
  const text = await response.text();
  const ms = performance.now() - start;
  proxy.note = null;
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
  return { ms, commands };
}

function withoutSession({ command }: SentCommand): object {
  const { $db, lsid, txnNumber, autocommit, startTransaction, readConcern, writeConcern, $clusterTime, ...own } =
    command;
  return own;
}

/** The same documents and indexes in another database. */
async function copyAll(from: Db, to: Db): Promise<void> {
  for (const { name } of await from.listCollections({}, { nameOnly: true }).toArray()) {
    const indexes = (await from.collection(name).indexes()).filter((index) => index.name !== '_id_');
    await to.createCollection(name);
    if (indexes.length > 0) await to.collection(name).createIndexes(indexes.map(({ key }) => ({ key })));
    const documents = await from.collection(name).find().toArray();
    if (documents.length > 0) await to.collection(name).insertMany(documents);
  }
}
