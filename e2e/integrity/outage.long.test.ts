import type { SystemDetails } from '@practice/contracts';
import { ABOUT_EMBEDDED, givenServer } from '@practice/tooling/testing/test-server';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { booking, type FreeTime, freeTimes } from './bookings.ts';
import { EventStream } from './event-stream.ts';
import { bookAll, insist, type ReceivedResponse } from './insistent-parent.ts';
import { overlaps, sheetsThatLie } from './overlaps.ts';
import { practice } from './practice.ts';

const BOOKINGS = 80;
const PARENTS = 6;

const running = practice({ gateways: 2, seed: 'demo' });
let times: FreeTime[];
beforeAll(async () => {
  times = await freeTimes(running.visitor, BOOKINGS);
});

// A server that others may use is not stopped.
const reason = givenServer ? ` (${ABOUT_EMBEDDED})` : '';
describe.skipIf(givenServer)(`a database that is stopped and started under load${reason}`, () => {
  it('is reported with 503 and Retry-After, recovery needs nobody, and streams miss nothing', async () => {
    const staff = await running.login('user');
    const steady = new EventStream([running.urls[0] as string], staff);
    const travelling = new EventStream(running.urls, staff);
    onTestFinished(() => {
      for (const stream of [steady, travelling]) stream.close();
    });
    await vi.waitFor(() => expect([steady.connections, travelling.connections]).toEqual([1, 1]), 30_000);

    const received: ReceivedResponse[] = [];
    let count = 0;
    const onResponse = (one: ReceivedResponse) => received.push(one);
    const booked = bookAll(times, PARENTS, async (time) => {
      const gateway = count++ % 2;
      return insist(() => running.visitor(gateway), time, onResponse);
    });
    await vi.waitFor(() => expect(received.length).toBeGreaterThan(BOOKINGS / 4), 60_000);

    await running.stopDatabase();
    travelling.cut();
    const stoppedAt = Date.now();
    const [rest, graphql, health] = await Promise.all([
      running.visitor().get('/api/working-hours'),
      running.visitor(1).graphql('{ workingHours { id } }'),
      running.visitor().get('/healthz'),
    ]);
    expect([rest.status, rest.headers.get('retry-after')]).toEqual([503, '5']);
    expect(rest.body).toMatchObject({ code: 'UNAVAILABLE', errors: [] });
    expect([graphql.status, graphql.headers.get('retry-after')]).toEqual([200, '5']);
    expect(graphql.errors[0]?.extensions).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 5 });
    expect(health.status).toBe(200);
    // It asks the database once a second.
    await vi.waitFor(async () => expect((await running.visitor().get('/readyz')).status).toBe(503), 10_000);
    const isDuring = ({ at }: ReceivedResponse) => at >= stoppedAt;
    await vi.waitFor(() => expect(received.filter(isDuring).length).toBeGreaterThan(PARENTS * 2), 60_000);
    expect(new Set(received.filter(isDuring).map(({ status }) => status))).toEqual(new Set([503]));
    await running.startDatabase();

    const acknowledged = await booked;
    expect(new Set(received.map(({ status, code }) => `${status} ${code}`))).toEqual(
      new Set(['201 null', '503 UNAVAILABLE']),
    );
    for (const { status, retryAfter } of received) if (status === 503) expect(Number(retryAfter)).toBeGreaterThan(0);
    await vi.waitFor(async () => expect((await running.visitor().get('/readyz')).status).toBe(200), 30_000);

    const stored = await running.db.collection('appointments').find({ source: 'public' }).toArray();
    const ids = new Set(stored.map(({ _id }) => String(_id)));
    expect(acknowledged.filter(({ id }) => !ids.has(id))).toEqual([]);
    for (const stream of [steady, travelling]) {
      await vi.waitFor(() => expect(appointmentsIn(stream)).toHaveLength(BOOKINGS), 60_000);
      expect(new Set(appointmentsIn(stream))).toEqual(new Set(acknowledged.map(({ id }) => id)));
      const numbers = stream.messages.map(({ id }) => id);
      expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
    }
    expect(travelling.connections).toBeGreaterThan(1);
    expect(await overlaps(running.db)).toEqual([]);
    expect(await sheetsThatLie(running.db)).toEqual([]);
  }, 240_000);
});

describe.skipIf(givenServer)(`a database that takes requests and answers none${reason}`, () => {
  it('holds no answer for longer than ten seconds, and nothing is lost', async () => {
    const staff = await running.login('admin');
    const [time] = await freeTimes(running.visitor, 1);
    const { username, password } = running.accounts.find(({ role }) => role === 'admin') ?? {};
    onTestFinished(() => running.goOnDatabase());
    running.hangDatabase();

    await vi.waitFor(async () => {
      const ready = await timed(running.visitor().get('/readyz'));
      expect(ready).toMatchObject({ status: 503, retryAfter: '5' });
      expect(ready.ms).toBeLessThan(2000);
    }, 10_000);
    const received: ReceivedResponse[] = [];
    const booked = insist(
      () => running.visitor(1),
      time as FreeTime,
      (one) => received.push(one),
    );
    const answers = await Promise.all([
      timed(running.visitor().get('/api/working-hours')),
      timed(running.visitor(1).graphql('{ workingHours { id } }')),
      timed(running.visitor().get('/blog', { accept: 'text/html' })),
      timed(running.visitor().get(`/api/public/appointments/availability?date=${(time as FreeTime).appointmentDate}`)),
      timed(running.visitor().post('/api/auth/login', { username, password })),
      timed(staff.get('/api/appointments')),
      timed(staff.get('/api/contacts')),
      timed(staff.graphql('{ appointments { total } }')),
      timed(staff.get('/api/system-health')),
    ]);
    expect(answers.filter(({ ms }) => ms > 10_000)).toEqual([]);
    for (const { status, retryAfter } of answers) {
      expect([200, 503]).toContain(status);
      if (status === 503) expect(Number(retryAfter)).toBeGreaterThan(0);
    }
    expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(5);
    await vi.waitFor(() => expect(received.length).toBeGreaterThan(0), 20_000);
    running.goOnDatabase();

    const { id } = await booked;
    expect(new Set(received.slice(0, -1).map(({ status, code }) => `${status} ${code}`))).toEqual(
      new Set(['503 UNAVAILABLE']),
    );
    await vi.waitFor(async () => expect((await running.visitor().get('/readyz')).status).toBe(200), 60_000);
    const stored = await running.db
      .collection('appointments')
      .find(time as FreeTime)
      .toArray();
    expect(stored.map(({ _id }) => String(_id))).toEqual([id]);
    expect(await overlaps(running.db)).toEqual([]);
    expect(await sheetsThatLie(running.db)).toEqual([]);
  }, 240_000);
});

it('a disk with less room than its reserve takes no change, lets all read and staff sign in, and works again with room', async () => {
  const [time] = await freeTimes(running.visitor, 1);
  const body = booking(time as FreeTime);
  const guarded = { DATABASE_DIR: running.dataDir(1), DISK_RESERVE_MB: '100000000' };
  await running.killAndStart(1, guarded);
  const visitor = running.visitor(1);
  await vi.waitFor(async () => {
    const ready = await visitor.get('/readyz');
    expect([ready.status, ready.body]).toMatchObject([503, { database: true, disk: false }]);
  }, 30_000);
  expect((await visitor.get('/api/working-hours')).status).toBe(200);
  await vi.waitFor(async () => expect((await visitor.get('/', { accept: 'text/html' })).status).toBe(200), 30_000);
  const refused = await visitor.post('/api/appointments', body);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  expect(refused.body).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringMatching(/diskinde yer kalmadığı/) });
  expect(await running.db.collection('appointments').countDocuments({ email: body.email })).toBe(0);

  const staff = await running.login('admin', 1);
  // A reading that is written down.
  expect((await staff.get('/api/appointments')).status).toBe(200);
  await vi.waitFor(async () => {
    const { details } = (await staff.get('/api/system-health')).body as { details: SystemDetails };
    expect(details.problems).toContainEqual(expect.objectContaining({ code: 'disk_full', isFailure: true }));
  }, 60_000);
  expect((await staff.post('/api/auth/logout', {})).status).toBe(204);

  await running.killAndStart(1);
  await vi.waitFor(async () => expect((await running.visitor(1).get('/readyz')).status).toBe(200), 30_000);
  expect((await running.visitor(1).post('/api/appointments', body)).status).toBe(201);
}, 240_000);

/** An answer, and how long it took. */
async function timed(answer: Promise<{ status: number; headers: Headers }>) {
  const startedAt = Date.now();
  const { status, headers } = await answer;
  return { status, retryAfter: headers.get('retry-after'), ms: Date.now() - startedAt };
}

/** The appointments that a stream has sent events of. */
function appointmentsIn(stream: EventStream): string[] {
  return stream.messages
    .filter(({ event }) => event === 'message')
    .map(({ data }) => String(data.actionUrl).split('id=')[1] as string);
}
