import { ABOUT_EMBEDDED, givenServer } from '@practice/tooling/testing/test-server';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type FreeTime, freeTimes } from './bookings.ts';
import { EventStream } from './event-stream.ts';
import { type Acknowledged, bookAll, insist, type ReceivedResponse } from './insistent-parent.ts';
import { untilAllIsQuiet } from './outbox.ts';
import { overlaps, sheetsThatLie } from './overlaps.ts';
import { practice } from './practice.ts';

const BOOKINGS = 60;
const PARENTS = 8;
const SEED = Number(process.env.SEED ?? 20_261_128);

const running = practice({ gateways: 2, seed: 'demo', proxy: { transactionLifetimeMs: 20_000 } });
let times: FreeTime[];
beforeAll(async () => {
  times = await freeTimes(running.visitor, BOOKINGS);
});

// The proxy stands before an engine of its own.
const reason = givenServer ? ` (${ABOUT_EMBEDDED})` : '';
describe.skipIf(givenServer)(`a replica set with elections, lost answers and hanging sockets${reason}`, () => {
  it('loses no booking, does none twice, and answers 201 or 503', async () => {
    const staff = await running.login('user');
    const stream = new EventStream(running.urls, staff);
    onTestFinished(() => stream.close());
    await vi.waitFor(() => expect(stream.connections).toBe(1), 30_000);

    running.proxy.startChaos({ seed: SEED });
    const received: ReceivedResponse[] = [];
    let count = 0;
    const acknowledged = await bookAll(times, PARENTS, async (time) => {
      const gateway = count++ % 2;
      return insist(
        () => running.visitor(gateway),
        time,
        (one) => received.push(one),
      );
    });
    await running.proxy.calm();

    const answers = [...new Set(received.map(({ status, code }) => `${status} ${code}`))].sort();
    expect(
      answers.filter((one) => !['201 null', '503 UNAVAILABLE'].includes(one)),
      faults(),
    ).toEqual([]);
    expect(acknowledged).toHaveLength(BOOKINGS);
    await untilAllIsQuiet(running.db);
    await isOnceEach(acknowledged);
    const notified = () =>
      stream.messages.filter(({ event }) => event === 'message').map(({ data }) => String(data.actionUrl));
    await vi.waitFor(() => expect(notified()).toHaveLength(BOOKINGS), 60_000);
    expect(await overlaps(running.db)).toEqual([]);
    expect(await sheetsThatLie(running.db)).toEqual([]);
    expect(running.proxy.violations).toEqual([]);
    expect(running.proxy.disruptions.length).toBeGreaterThan(2);
  }, 400_000);
});

/** One record, one notification, and one e-mail to the parent and one to the practice of each booking. */
async function isOnceEach(acknowledged: Acknowledged[]): Promise<void> {
  const ids = acknowledged.map(({ id }) => id).sort();
  const emailsOf = new Set(acknowledged.map(({ email }) => email));
  const records = await running.db.collection('appointments').find({ source: 'public' }).toArray();
  expect(
    records
      .filter(({ email }) => emailsOf.has(email))
      .map(({ _id }) => String(_id))
      .sort(),
  ).toEqual(ids);
  const notifications = await running.db.collection('notifications').find().toArray();
  const notified = notifications.map(({ key }) => String(key).split(':')[1] as string).filter((id) => ids.includes(id));
  expect(notified.sort()).toEqual(ids);
  const messages = running.mailbox.emails().map(({ messageId }) => messageId);
  for (const kind of ['request-received', 'practice-notification']) {
    const sent = messages.filter((id) => id.startsWith(`<${kind}.`)).map((id) => id.split('.')[1]?.split('@')[0]);
    expect(sent.filter((id) => ids.includes(id as string)).sort()).toEqual(ids);
  }
}

/** What the gateways have logged of requests that failed. */
function faults(): string {
  return running
    .log()
    .split('\n')
    .filter((line) => line.includes('request failed'))
    .join('\n');
}
