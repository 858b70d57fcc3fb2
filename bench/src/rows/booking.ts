import { withDatabaseName } from '@practice/tooling/database';
import { type Db, MongoClient } from 'mongodb';
import { startBare } from '../machine/bare.ts';
import { requestFor, roomForAll, sendTo, TIMES, type Time, workdays } from '../machine/bookings.ts';
import { type Compared, summaryOf } from '../machine/load.ts';
import { newDatabase, startBuilt } from '../machine/program.ts';
import { untilHandled } from '../machine/until-handled.ts';
import { atLeast, atMost, perSecond, type Row } from '../row.ts';

const ROUNDS = 5;
const ALONE = 20;
const REASON =
  'the gateway uses 6 ms of processor for a booking, half of it in the driver and in sockets; the database as much as the bare one';

/** A side that books: its bookings go to one address, and are taken back between rounds. */
type Side = { db: Db; book: (body: object) => Promise<void> };
type Load = { times: Time[]; callers: number };
/** Bookings a second up to their answers, and until all that follows from them is written. */
type Rates = { answered: number; done: number };

/** Bookings on distinct times against bare transactions that insert the same documents. */
export async function booking(): Promise<Row[]> {
  const { dataDir, database, end } = await newDatabase();
  // The same server, data of its own: neither slows the other down with what it writes.
  const [uri = '', listedUri = '', bareUri = ''] = ['booking', 'listed', 'bare'].map((name) =>
    withDatabaseName(database.uri, name),
  );
  let gateway = await startBuilt('gateway', { dataDir, mongodbUri: uri });
  const [client, bareClient] = [await new MongoClient(uri).connect(), await new MongoClient(bareUri).connect()];
  const bare = await startBare(bareUri);
  try {
    await makeCollections(bareClient.db(), client.db());
    await roomForAll(client.db());
    const ours = { db: client.db(), book: sendTo(`${gateway.url}/api/appointments`, 201) };
    const peer = { db: bareClient.db(), book: sendTo(`${bare.url}/book`, 200) };
    const measure = (load: Load) => compareBookings(ours, peer, load);
    const days = workdays();
    const oneDayAfterAnother = days.flatMap((date) => TIMES.map((time) => ({ date, time })));
    const manyDays = TIMES.flatMap((time) => days.map((date) => ({ date, time })));
    const { answered: oneDay } = await measure({ times: oneDayAfterAnother, callers: 8 });
    const { answered: many, done: whole } = await measure({ times: manyDays, callers: 8 });
    const { answered: alone } = await measure({ times: manyDays.slice(0, ALONE), callers: 1 });
    await gateway.stop();
    gateway = await startBuilt('gateway', { dataDir, mongodbUri: listedUri, env: { LIST_EXECUTOR: 'database' } });
    const byDatabase = { db: client.db('listed'), book: sendTo(`${gateway.url}/api/appointments`, 201) };
    await roomForAll(byDatabase.db);
    const { answered: indexed } = await compareBookings(byDatabase, peer, { times: manyDays, callers: 8 });
    const shown = (measured: Compared) => ({ ...perSecond(measured), reason: REASON });
    return [
      atLeast('bookings, eight callers on one day / bare transactions', oneDay.ratio, 0.8, shown(oneDay)),
      atLeast('bookings, eight callers on many days / bare transactions', many.ratio, 0.8, shown(many)),
      atLeast('the same until notifications and e-mails are written', whole.ratio, null, perSecond(whole)),
      atMost('time of a booking, one caller / bare transaction', 1 / alone.ratio, 1.5, shown(alone)),
      atLeast(
        'bookings on many days, lists by the database / bare transactions',
        indexed.ratio,
        null,
        perSecond(indexed),
      ),
    ];
  } finally {
    await Promise.all([gateway.stop(), bare.stop(), client.close(), bareClient.close()]);
    await end();
  }
}

/** The rates of both sides, in turn, after one round that does not count. */
async function compareBookings(ours: Side, peer: Side, load: Load): Promise<Record<keyof Rates, Compared>> {
  const rounds: { ours: Rates; peer: Rates }[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const rates = { ours: await bookAll(ours, load), peer: await bookAll(peer, load) };
    if (round >= 0) rounds.push(rates);
  }
  const of = (rate: keyof Rates) => summaryOf(rounds.map(({ ours, peer }) => ({ ours: ours[rate], peer: peer[rate] })));
  return { answered: of('answered'), done: of('done') };
}

/** Has callers each send the next booking as soon as the last is answered. */
async function bookAll({ db, book }: Side, { times, callers }: Load): Promise<Rates> {
  await db.collection('day_schedules').updateMany({}, { $set: { intervals: [], count: 0 } });
  const waiting = [...times];
  const start = performance.now();
  const rateByNow = () => times.length / ((performance.now() - start) / 1000);
  const caller = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await book(requestFor(next));
  };
  await Promise.all(Array.from({ length: callers }, caller));
  const answered = rateByNow();
  // What follows from a booking, notifications and jobs, must not count as the peer's time.
  await untilHandled(db);
  return { answered, done: rateByNow() };
}

/** The collections of the bare bookings, with the indexes that the product has on its appointments. */
async function makeCollections(bare: Db, product: Db): Promise<void> {
  for (const name of ['appointments', 'day_schedules', 'booking_requests', 'bare_events']) {
    await bare.createCollection(name);
  }
  const indexes = await product.collection('appointments').indexes();
  const keys = indexes.filter(({ name }) => name !== '_id_').map(({ key }) => ({ key }));
  await bare.collection('appointments').createIndexes(keys);
}
