import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineMarks } from '@practice/tooling/database/engine';
import { findProcesses } from '@practice/tooling/processes/find-processes';
import { Caller } from '@practice/tooling/testing/caller';
import { randomFrom } from '@practice/tooling/testing/random';
import { givenServer, pastProxy } from '@practice/tooling/testing/test-server';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Mailbox, openMailbox } from '../fixtures/mailbox.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import { freeTimes } from './bookings.ts';
import { type Acknowledged, bookAll, insist, type ReceivedResponse } from './insistent-parent.ts';
import { untilAllIsQuiet } from './outbox.ts';
import { overlaps, sheetsThatLie } from './overlaps.ts';
import { mailSettings } from './practice.ts';

const BOOKINGS = 300;
const PARENTS = 8;
/** A server that the run was given is not ours to kill. */
const victims: Victim[] = givenServer ? ['gateway'] : ['gateway', 'database', 'both'];
const KILLS_OF_EACH = 2;
const SETUP_MS = 400_000;

type Victim = 'gateway' | 'database' | 'both';

let product: Product;
let mailbox: Mailbox;
const visitor = () => new Caller(product.url, 'anonymous');

beforeAll(async () => {
  mailbox = await openMailbox();
  product = await startProduct({ settings: mailSettings(mailbox.port) });
}, SETUP_MS);
afterAll(async () => {
  await product?.stop();
  await mailbox?.close();
}, SETUP_MS);

const servers = () =>
  findProcesses({ program: /gateway\/dist\/main\.cjs$/, flag: '--data-dir', value: product.dataDir });
const engines = () => engineMarks.flatMap((mark) => findProcesses({ ...mark, value: join(product.dataDir, 'db') }));

/** Ends them with -9; whoever watches over them starts them again. */
async function kill(victim: Victim): Promise<void> {
  const pids = [...(victim === 'database' ? [] : servers()), ...(victim === 'gateway' ? [] : engines())];
  expect(pids.length).toBeGreaterThan(0);
  for (const pid of pids) process.kill(pid, 'SIGKILL');
  await vi.waitFor(() => expect([...servers(), ...engines()].filter((pid) => pids.includes(pid))).toEqual([]), 30_000);
}

const isReady = async () => expect((await fetch(`${product.url}/readyz`)).status).toBe(200);

describe(`kill -9 of ${victims.join(', ')} at random moments of ${BOOKINGS} bookings`, () => {
  it('loses nothing that was acknowledged, and notifies of each once', async () => {
    const random = randomFrom(Number(process.env.SEED ?? 20_261_121));
    const times = await freeTimes(visitor, BOOKINGS);
    const received: ReceivedResponse[] = [];
    let acknowledgedCount = 0;
    const booked = bookAll(times, PARENTS, async (time) => {
      const one = await insist(visitor, time, (response) => received.push(response));
      acknowledgedCount += 1;
      return one;
    });

    const order = Array.from({ length: KILLS_OF_EACH }, () => random.shuffle([...victims])).flat();
    for (const [index, victim] of order.entries()) {
      // Each kill at a random moment of its own part of the bookings.
      const part = BOOKINGS / (order.length + 1);
      const moment = Math.floor((index + random.next()) * part) + 1;
      await vi.waitFor(() => expect(acknowledgedCount).toBeGreaterThanOrEqual(moment), {
        timeout: 180_000,
        interval: 1,
      });
      await kill(victim);
      await vi.waitFor(isReady, { timeout: 120_000, interval: 100 });
    }
    const acknowledged = await booked;
    expect(acknowledged).toHaveLength(BOOKINGS);
    // Meanwhile a parent gets no response, or one saying that the product is briefly unavailable.
    const responses = new Set(
      received.filter(({ status }) => status !== 0).map(({ status, code }) => `${status} ${code}`),
    );
    const faults = product
      .log()
      .split('\n')
      .filter((line) => line.includes('request failed'));
    expect(
      [...responses].filter((response) => !['201 null', '503 UNAVAILABLE'].includes(response)),
      faults.join('\n'),
    ).toEqual([]);

    const { mongodbUri } = JSON.parse(readFileSync(join(product.dataDir, 'running.json'), 'utf8'));
    const client = new MongoClient(pastProxy(mongodbUri));
    onTestFinished(() => client.close());
    await untilAllIsQuiet(client.db());
    await everyoneIsNotified(client.db(), acknowledged, order.length);
    expect(await overlaps(client.db())).toEqual([]);
    expect(await sheetsThatLie(client.db())).toEqual([]);
  }, 900_000);
});

type Db = ReturnType<MongoClient['db']>;

/** One record, one notification, and one e-mail to the parent and to the practice for each booking. */
async function everyoneIsNotified(db: Db, acknowledged: Acknowledged[], kills: number): Promise<void> {
  const ids = acknowledged.map(({ id }) => id).sort();
  const records = await db.collection('appointments').find({ source: 'public' }).toArray();
  const ours = records.filter(({ email }) => acknowledged.some((one) => one.email === email));
  expect(ours.map(({ _id }) => String(_id)).sort()).toEqual(ids);

  const notifications = await db.collection('notifications').find().toArray();
  const notified = notifications.map(({ key }) => String(key).split(':')[1] as string).filter((id) => ids.includes(id));
  expect(notified.sort()).toEqual(ids);

  // A server killed between the mail server's answer and its own note sends that e-mail again, under the same
  // Message-ID: mail programs show it once. There is at most one on its way at a time.
  const emails = mailbox.emails();
  const messages = new Set(emails.map(({ messageId }) => messageId));
  for (const kind of ['request-received', 'practice-notification']) {
    expect(ids.filter((id) => ![...messages].some((message) => message.startsWith(`<${kind}.${id}@`)))).toEqual([]);
  }
  expect(messages.size).toBe(2 * ids.length);
  expect(emails.length - messages.size).toBeLessThanOrEqual(kills);
}
