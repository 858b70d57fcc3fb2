import { lastSeq } from '@practice/service-kit';
import { eventsSince } from '@practice/service-kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { liftGeneralLimit } from '../testing/lift-general-limit.ts';
import { testGateway } from '../testing/test-gateway.ts';
import { addressFor, given } from './access-case.ts';
import { graphql, rest } from './cases/all.ts';
import { createFixtures } from './fixtures.ts';

// Every change made by staff, every sign-in and export is in the audit log. The endpoints come from the access table,
// which has a case for each GraphQL field and route: a new one that writes no entry fails here.
const gateway = testGateway({
  remotes: { previews: () => [{ name: 'mf-public', live: '1.0.0', previews: ['2.0.0'] }] },
});
const fixtures = createFixtures(gateway);
let admin: Awaited<ReturnType<typeof gateway.login>>;
beforeAll(async () => {
  await liftGeneralLimit();
  admin = await gateway.login('admin');
});

/**
 * Not a change to a record of the practice: what one person has read or archived, or which version one browser shows and
 * which cookies it allows; of an upload, all before it becomes a file.
 */
const ofOneself = new Set([
  'Mutation.changeNotification',
  'Mutation.recordConsent',
  'Mutation.markAllNotificationsRead',
  'Mutation.deleteNotification',
  'Mutation.clearNotifications',
  'PATCH /api/notifications/:id',
  'POST /api/notifications/mark-all-read',
  'DELETE /api/notifications/:id',
  'DELETE /api/notifications',
  'POST /api/consents',
  'PUT /api/remotes/previews',
  'POST /api/auth/logout',
  'Mutation.recordBlogView',
  'POST /api/blog/:id/view',
  'POST /api/appointments/:appointmentId/file-uploads',
  'PUT /api/file-uploads/:id/parts/:part',
  'DELETE /api/file-uploads/:id',
]);

const mutations = Object.entries(graphql).filter(([endpoint]) => endpoint.startsWith('Mutation.'));
const changing = Object.entries(rest).filter(
  ([endpoint]) => !endpoint.startsWith('GET ') || endpoint.includes('/export/'),
);

/** The entries for the audit log that a request leaves. */
async function entriesOf(request: () => Promise<unknown>) {
  const before = await lastSeq();
  await request();
  return (await eventsSince(before)).flatMap((event) => (event.type === 'audit.recorded' ? [event.payload] : []));
}

function expectEntries(endpoint: string, entries: Awaited<ReturnType<typeof entriesOf>>): void {
  if (ofOneself.has(endpoint)) expect(entries).toEqual([]);
  else expect(entries.length).toBeGreaterThan(0);
  const someone = { userId: expect.any(String), username: expect.any(String), address: expect.any(String) };
  for (const entry of entries) expect(entry).toMatchObject(someone);
}

describe.each(mutations)('%s', (endpoint, { document, good }) => {
  it(`leaves ${ofOneself.has(endpoint) ? 'nothing' : 'an entry'} in the audit log`, async () => {
    const variables = await given(good, fixtures, 'admin');
    const entries = await entriesOf(async () => {
      const { errors } = await admin.graphql(document, variables);
      expect(errors).toEqual([]);
    });
    expectEntries(endpoint, entries);
  });
});

describe.each(changing)('%s', (endpoint, { good }) => {
  it(`leaves ${ofOneself.has(endpoint) ? 'nothing' : 'an entry'} in the audit log`, async () => {
    const [method = '', path = ''] = endpoint.split(' ');
    const input = await given(good, fixtures, 'admin');
    const caller = path.startsWith('/api/auth/log') ? await gateway.login('admin') : admin;
    const entries = await entriesOf(async () => {
      expect((await caller.send(method, addressFor(path, input), input.body)).status).toBeLessThan(300);
    });
    expectEntries(endpoint, entries);
  });
});

it('names only endpoints that exist', () => {
  const endpoints = [...mutations, ...changing].map(([endpoint]) => endpoint);
  expect(endpoints).toEqual(expect.arrayContaining([...ofOneself]));
});

it('a refused sign-in leaves an entry too', async () => {
  const visitor = gateway.visitor();
  const body = { username: 'asistan', password: 'yanlış' };
  const entries = await entriesOf(() => visitor.post('/api/auth/login', body));
  expect(entries).toMatchObject([{ action: 'login-failed', entity: 'user', address: visitor.address }]);
});
