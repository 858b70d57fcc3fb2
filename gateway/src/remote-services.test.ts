import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  addDays,
  CHALLENGE_HEADER,
  dayOfWeek,
  type ServiceName,
  type SubmissionChallenge,
  today,
} from '@practice/contracts';
import {
  EventConsumer,
  jobQueue,
  registerServiceUrl,
  serveService,
  serviceUrl,
  setPressureThresholds,
} from '@practice/service-kit';
import { solutionOf } from '@practice/service-kit/testing';
import type { Caller } from '@practice/tooling/testing/caller';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFixtures, type Fixtures } from './access/fixtures.ts';
import { testGateway } from './testing/test-gateway.ts';

const gateway = testGateway();
let fixtures: Fixtures;
beforeAll(() => {
  fixtures = createFixtures(gateway);
});
const running = new Map<ServiceName, Server>();

/** From now on the gateway reaches these services over HTTP. */
async function moveOut(...names: ServiceName[]): Promise<void> {
  for (const service of gateway.services.filter(({ name }) => names.includes(name))) {
    const server = await serveService(service, { port: 0, host: '127.0.0.1' });
    running.set(service.name, server);
    registerServiceUrl(service.name, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }
}

async function stop(name: ServiceName): Promise<void> {
  const server = running.get(name);
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
}

afterEach(async () => {
  for (const name of running.keys()) {
    await stop(name);
    // No address: in this process again.
    registerServiceUrl(name, '');
  }
  running.clear();
});

const monday = () => {
  let date = addDays(today(), 7);
  while (dayOfWeek(date) !== 1) date = addDays(date, 1);
  return date;
};
const calls: [what: string, call: (caller: Caller) => Promise<{ status: number; body: unknown }>][] = [
  ['a list', (caller) => caller.get('/api/working-hours')],
  ['a page of a list', (caller) => caller.get('/api/services?page=1&pageSize=2')],
  ['one record by its path', (caller) => caller.get('/api/menus/slug/header')],
  ['a record that is not there', (caller) => caller.get('/api/menus/slug/none')],
  ['a query parameter', (caller) => caller.get(`/api/public/appointments/availability?date=${monday()}`)],
  ['a wrong body', (caller) => caller.post('/api/appointments', { parentName: 'A' })],
  ['an operation', (caller) => caller.graphql('{ workingHours { dayOfWeek startTime } }')],
  ['a join', (caller) => caller.graphql('{ localPages { cityName metaTag { title } } }')],
  ['several services', (caller) => caller.graphql('{ therapyServices { slug } currentUser { username } }')],
  ['a refused operation', (caller) => caller.graphql('{ notifications { id } }')],
  [
    'a wrong variable',
    (caller) => caller.graphql('query($d: String!) { availability(date: $d) { date } }', { d: 'x' }),
  ],
];

describe.each(['anonymous', 'admin'] as const)('to %s services in processes of their own respond', (role) => {
  it('as those in this one do', async () => {
    const caller = role === 'anonymous' ? gateway.visitor() : await gateway.login(role);
    const responses = async () => {
      const found: Record<string, unknown> = {};
      for (const [what, call] of calls) {
        const { status, body } = await call(caller);
        found[what] = { status, body };
      }
      return found;
    };
    const here = await responses();
    await moveOut('appointments', 'content', 'seo', 'messaging', 'identity');
    expect(await responses()).toEqual(here);
  });
});

it('a challenge is asked for and solved in processes of their own as well', async () => {
  await moveOut('messaging', 'identity', 'content');
  setPressureThresholds({ address: 1, network: 1000, site: 1000 });
  const visitor = gateway.visitor();
  const body = { name: 'Elif Yıldız', email: 'elif@ornek.com', message: 'Görüşme ne kadar sürüyor?' };
  const refused = await visitor.post('/api/contacts', body);
  const document = 'mutation($input: SendContactMessageInput!) { sendContactMessage(input: $input) { id } }';
  const { errors } = await visitor.graphql(document, { input: body });
  const challenge = errors[0]?.extensions.challenge as SubmissionChallenge;
  const headers = { [CHALLENGE_HEADER]: await solutionOf(challenge) };
  const taken = await visitor.post('/api/contacts', body, headers);
  setPressureThresholds(undefined);
  expect([refused.status, refused.body]).toMatchObject([
    428,
    { code: 'CHALLENGE_REQUIRED', challenge: { parameters: { data: { use: 'contact-message' } } } },
  ]);
  expect(taken.status).toBe(201);
});

describe('a file', () => {
  it('is the same from another process', async () => {
    const caller = await gateway.login('admin');
    const here = await caller.get('/api/export/appointments?format=csv');
    await moveOut('appointments');
    const there = await caller.get('/api/export/appointments?format=csv');
    expect(there.headers.get('content-disposition')).toMatch(/^attachment; filename=/);
    expect(there.headers.get('content-type')).toBe(here.headers.get('content-type'));
    expect([there.status, there.text]).toEqual([200, here.text]);
  });
});

describe('a service that is away', () => {
  it('is reported with the seconds to wait, and the others keep working', async () => {
    await moveOut('appointments');
    await stop('appointments');
    const caller = gateway.visitor();
    const rest = await caller.get('/api/working-hours');
    expect([rest.status, rest.headers.get('retry-after')]).toEqual([503, '5']);
    expect(rest.body).toMatchObject({ code: 'UNAVAILABLE', errors: [] });
    const graphql = await caller.graphql('{ workingHours { id } }');
    expect([graphql.status, graphql.headers.get('retry-after')]).toEqual([200, '5']);
    expect(graphql.errors[0]?.extensions).toMatchObject({ code: 'UNAVAILABLE' });
    expect((await caller.get('/api/site-settings')).status).toBe(200);
  });

  it('keeps nobody from booking when it has the users', async () => {
    const admin = await gateway.login('admin');
    const booking = await fixtures.booking();
    await moveOut('identity');
    await stop('identity');
    expect((await gateway.visitor().post('/api/appointments', booking)).status).toBe(201);
    expect((await admin.get('/api/users')).status).toBe(503);
  });

  it('loses no e-mail when it has the messages: a request is taken, and what follows it comes afterwards', async () => {
    const booking = await fixtures.booking();
    await moveOut('messaging');
    await stop('messaging');
    const booked = await gateway.visitor().post('/api/appointments', booking);
    expect(booked.status).toBe(201);
    const message = { name: 'Elif', email: 'elif@ornek.com', contactType: 'general', message: 'Merhaba' };
    expect((await gateway.visitor().post('/api/contacts', message)).status).toBe(503);

    const { id } = booked.body as { id: string };
    const ofBooking = () => jobQueue().countDocuments({ 'payload.appointmentId': id });
    expect(await ofBooking()).toBe(0);
    const messaging = gateway.services.find(({ name }) => name === 'messaging');
    const consumer = new EventConsumer('messaging', messaging?.handlers ?? {});
    await consumer.prepare();
    await consumer.catchUp();
    expect(await ofBooking()).toBe(2);
  });

  it.each([
    ['content', '/api/blog', '/api/working-hours'],
    ['seo', '/api/seo/meta-tags', '/api/services'],
  ] as const)('is missed where it is needed alone: %s', async (name, ofIt, ofOthers) => {
    const admin = await gateway.login('admin');
    await moveOut(name);
    await stop(name);
    expect((await admin.get(ofIt)).status).toBe(503);
    expect((await admin.get(ofOthers)).status).toBe(200);
  });

  it('leaves the rest of a join', async () => {
    await moveOut('seo');
    await stop('seo');
    const { status, data, errors } = await gateway.visitor().graphql('{ localPages { cityName metaTag { title } } }');
    const { localPages } = data as { localPages: { cityName: string; metaTag: unknown }[] };
    expect(status).toBe(200);
    expect(localPages.length).toBeGreaterThan(0);
    for (const page of localPages) expect(page).toEqual({ cityName: expect.any(String), metaTag: null });
    expect(errors[0]?.extensions).toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('the HTTP interface of a service', () => {
  it.each(['/graphql', '/routes', '/internal/findSessionUser'])(
    '%s is closed to callers without a token',
    async (path) => {
      await moveOut('identity');
      const url = serviceUrl('identity') ?? '';
      const response = await fetch(new URL(path, url), { method: 'POST', body: '{}' });
      expect(response.status).toBe(401);
    },
  );
});
