import { setTimeout as pause } from 'node:timers/promises';
import { addDays, dayOfWeek, today } from '@practice/contracts';
import { withDatabaseName } from '@practice/tooling/database';
import { MongoClient } from 'mongodb';
import { startBare } from '../machine/bare.ts';
import { anyAddress, summaryOf } from '../machine/load.ts';
import { newDatabase, startBuilt } from '../machine/program.ts';
import { atLeast, perSecond, type Row } from '../row.ts';

const ROUNDS = 5;
const CALLERS = 8;
const TIMES = ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00'];
/** So few that all rounds lie within the booking horizon. */
const DAYS_A_ROUND = 10;
const REASON =
  'a booking sends the database twelve commands where the bare one sends six (besides: the service, the limit, the same ' +
  "request, the parent's open requests, the day's rules) and its share of numbering events; notification and e-mails are written meanwhile";

let families = 0;

type Send = (body: object) => Promise<void>;
type Time = { date: string; time: string };

/** Bookings on distinct times against bare transactions that insert the same documents. */
export async function booking(): Promise<Row[]> {
  const { dataDir, database, end } = await newDatabase();
  const mongodbUri = withDatabaseName(database.uri, 'booking');
  // The same server, data of its own: neither slows the other down with what it writes.
  const bareUri = withDatabaseName(database.uri, 'bare');
  const gateway = await startBuilt('gateway', { dataDir, mongodbUri });
  await makeCollections(bareUri, mongodbUri);
  const bare = await startBare(bareUri);
  try {
    await roomForAll(mongodbUri);
    const days = workdays();
    const rounds: { ours: number; peer: number }[] = [];
    for (let round = -1; round < ROUNDS; round++) {
      const times = days
        .slice((round + 1) * DAYS_A_ROUND, (round + 2) * DAYS_A_ROUND)
        .flatMap((date) => TIMES.map((time) => ({ date, time })));
      const ours = await bookAll(times, sendTo(`${gateway.url}/api/appointments`, 201));
      // What follows from a booking, notifications and jobs, must not count as the peer's time.
      await untilHandled(mongodbUri);
      const peer = await bookAll(times, sendTo(`${bare.url}/book`, 200));
      if (round >= 0) rounds.push({ ours, peer });
    }
    const measured = summaryOf(rounds);
    const comparison = { ...perSecond(measured), reason: REASON };
    return [atLeast('bookings on distinct times / bare transactions', measured.ratio, 0.5, comparison)];
  } finally {
    await Promise.all([gateway.stop(), bare.stop()]);
    await end();
  }
}

function sendTo(url: string, expected: number): Send {
  return async (body) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': anyAddress() };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await response.text();
    if (response.status !== expected) throw new Error(`${url} answered ${response.status}: ${text}`);
  };
}

/** Bookings a second, of callers who each send the next as soon as the last is answered. */
async function bookAll(times: Time[], send: Send): Promise<number> {
  const waiting = [...times];
  const start = performance.now();
  const caller = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await send(requestFor(next));
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return times.length / ((performance.now() - start) / 1000);
}

/** Each of another family: one may have few open requests. */
function requestFor({ date, time }: Time) {
  families += 1;
  return {
    parentName: 'Elif Demir',
    childName: 'Can Demir',
    childBirthDate: '2018-04-03',
    phone: `0532${String(families).padStart(7, '0')}`,
    email: `elif${families}@example.com`,
    serviceType: 'oyun-terapisi',
    reason: 'Uyku ve okul',
    appointmentDate: date,
    appointmentTime: time,
  };
}

/** Weekdays from after the first data's appointments on. */
function workdays(): string[] {
  const all = Array.from({ length: 90 }, (_, index) => addDays(today(), 28 + index));
  return all.filter((date) => ![0, 6].includes(dayOfWeek(date))).slice(0, (ROUNDS + 1) * DAYS_A_ROUND);
}

/** Every weekday takes every time, without closed days: the bench is about speed, not about rules. */
async function roomForAll(uri: string): Promise<void> {
  const client = await new MongoClient(uri).connect();
  const open = { startTime: '09:00', endTime: '18:00', maxAppointments: 20, bufferTime: 0, isActive: true };
  await client.db().collection('working_hours').updateMany({}, { $set: open });
  await client.db().collection('holidays').deleteMany({});
  await client.close();
}

/** The collections of the bare bookings, with the indexes that the product has on its appointments. */
async function makeCollections(uri: string, productUri: string): Promise<void> {
  const [client, product] = [new MongoClient(uri), new MongoClient(productUri)];
  for (const name of ['appointments', 'day_schedules', 'booking_requests', 'bare_events']) {
    await client.db().createCollection(name);
  }
  const indexes = await product.db().collection('appointments').indexes();
  const keys = indexes.filter(({ name }) => name !== '_id_').map(({ key }) => ({ key }));
  await client.db().collection('appointments').createIndexes(keys);
  await Promise.all([client.close(), product.close()]);
}

/** Waits until every consumer has handled every event. */
async function untilHandled(uri: string): Promise<void> {
  const client = await new MongoClient(uri).connect();
  const db = client.db();
  for (;;) {
    const counter = await db.collection<{ _id: string; seq: number }>('counters').findOne({ _id: 'events' });
    const cursors = await db.collection('event_cursors').find({}).toArray();
    if (cursors.every(({ seq }) => seq === counter?.seq)) break;
    await pause(100);
  }
  await client.close();
}
