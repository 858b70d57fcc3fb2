import type { CreatedAccessToken } from '@practice/contracts';
import { database, emit, lastSeq, withTransaction } from '@practice/service-kit';
import { Caller } from '@practice/tooling/testing/caller';
import { beforeEach, describe, expect, it } from 'vitest';
import { type EventReader, readEventStream } from '../testing/event-reader.ts';
import { testGateway } from '../testing/test-gateway.ts';

// A change to a user reaches every gateway at once: the cached user is dropped, and streams end.
const gateway = testGateway({ watches: true });
const CHECK = '/api/auth/check';
const CHANGE = '/api/auth/password';
let second: string;
beforeEach(async () => {
  second = await gateway.another();
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const status = async (url: string, headers: Record<string, string>) =>
  (await new Caller(url, 'anonymous').get(CHECK, headers)).status;
/** From here both gateways have the user in their caches for some seconds. */
const onBoth = async (headers: Record<string, string>) => [
  await status(gateway.url, headers),
  await status(second, headers),
];
/** A stream at each gateway. */
async function streamsOf(headers: Record<string, string>): Promise<EventReader[]> {
  const streams = [await readEventStream(gateway.url, headers), await readEventStream(second, headers)];
  expect(streams.map(({ response }) => response.status)).toEqual([200, 200]);
  return streams;
}
const ended = (streams: EventReader[]) => Promise.all(streams.map((stream) => stream.ended));

async function newToken(person: Caller): Promise<CreatedAccessToken> {
  const { password } = gateway.accounts.find(({ role }) => role === person.role) ?? {};
  const response = await person.post('/api/access-tokens', { name: 'x', scope: 'read', password });
  expect(response.status).toBe(201);
  return response.body as CreatedAccessToken;
}

/** Changes a stored user as identity does: with the event, in one transaction. */
async function change(username: string, fields: object): Promise<void> {
  const user = await database().collection('users').findOne({ username });
  await withTransaction(async (session) => {
    await database().collection('users').updateOne({ username }, { $set: fields }, { session });
    emit(session, 'user.changed', { id: String(user?._id) });
  });
}

describe('on every gateway, at once,', () => {
  it('a session that was signed out has no stream any more; others of the user go on', async () => {
    const [person, elsewhere] = [await gateway.login('user'), await gateway.login('user')];
    const streams = await streamsOf({ cookie: person.cookie() });
    const [other] = await streamsOf({ cookie: elsewhere.cookie() });
    await person.post('/api/auth/logout');
    await ended(streams);
    await withTransaction(async (session) => emit(session, 'calendar.changed', { dates: null }));
    expect(await other?.until(1)).toMatchObject([{ event: 'calendar.changed' }]);
  });

  it("one's own password is changed: the session goes on under a new id, all others and the tokens end", async () => {
    const [person, elsewhere] = [await gateway.login('user'), await gateway.login('user')];
    const { token } = await newToken(person);
    const before = person.cookie();
    const streams = [
      ...(await streamsOf({ cookie: before })),
      ...(await streamsOf({ cookie: elsewhere.cookie() })),
      ...(await streamsOf(bearer(token))),
    ];
    const { password } = gateway.accounts.find(({ role }) => role === 'user') ?? {};
    const change = (currentPassword: unknown, newPassword: unknown) =>
      person.send('PUT', CHANGE, { currentPassword, newPassword });
    expect(await change(password, 'yepyeni kestane')).toMatchObject({ status: 200, body: { revokedTokens: 1 } });
    await ended(streams);
    expect(await onBoth({ cookie: person.cookie() })).toEqual([200, 200]);
    for (const headers of [{ cookie: before }, { cookie: elsewhere.cookie() }, bearer(token)])
      expect(await onBoth(headers)).toEqual([401, 401]);
    expect((await change('yepyeni kestane', password)).status).toBe(200);
  });

  it('a session that gave way to another sign-in of the browser has no stream any more', async () => {
    const person = await gateway.login('user');
    const streams = await streamsOf({ cookie: person.cookie() });
    const { username, password } = gateway.accounts.find(({ role }) => role === 'user') ?? {};
    await person.post('/api/auth/login', { username, password });
    await ended(streams);
  });

  it('a revoked token is refused and its stream ends; the owner stays signed in', async () => {
    const person = await gateway.login('user');
    const { id, token } = await newToken(person);
    expect(await onBoth(bearer(token))).toEqual([200, 200]);
    const byToken = await streamsOf(bearer(token));
    const [bySession] = await streamsOf({ cookie: person.cookie() });

    expect((await person.send('DELETE', `/api/access-tokens/${id}`, undefined)).status).toBe(204);
    await ended(byToken);
    expect(await onBoth(bearer(token))).toEqual([401, 401]);
    expect(await onBoth({ cookie: person.cookie() })).toEqual([200, 200]);
    const seq = await lastSeq();
    await change('admin', {});
    await withTransaction(async (session) => emit(session, 'calendar.changed', { dates: null }));
    expect(await bySession?.until(1)).toMatchObject([{ event: 'calendar.changed', id: String(seq + 2) }]);
  });

  it('a user who is no longer active is a visitor, by session, token and stream', async () => {
    const person = await gateway.login('moderator');
    const { token } = await newToken(person);
    expect(await onBoth({ cookie: person.cookie() })).toEqual([200, 200]);
    expect(await onBoth(bearer(token))).toEqual([200, 200]);
    const streams = [...(await streamsOf({ cookie: person.cookie() })), ...(await streamsOf(bearer(token)))];
    await change('moderator', { isActive: false });
    await ended(streams);
    expect(await onBoth(bearer(token))).toEqual([401, 401]);
    expect(await onBoth({ cookie: person.cookie() })).toEqual([401, 401]);
    await change('moderator', { isActive: true });
    expect(await onBoth(bearer(token))).toEqual([200, 200]);
  });

  it('a token has its owner’s current role, and its stream starts again', async () => {
    const person = await gateway.login('user');
    const { token } = await newToken(person);
    const mayExport = async (url: string) =>
      (await new Caller(url, 'anonymous').get('/api/export/appointments?format=csv', bearer(token))).status;
    expect([await mayExport(gateway.url), await mayExport(second)]).toEqual([403, 403]);
    const streams = await streamsOf(bearer(token));
    await change('asistan', { role: 'moderator' });
    await ended(streams);
    expect([await mayExport(gateway.url), await mayExport(second)]).toEqual([200, 200]);
    await change('asistan', { role: 'user' });
  });

  it('a changed security stamp ends the session; tokens are revoked by whoever changes the password', async () => {
    const person = await gateway.login('admin');
    const { token } = await newToken(person);
    expect(await onBoth({ cookie: person.cookie() })).toEqual([200, 200]);
    const bySession = await streamsOf({ cookie: person.cookie() });
    await change('admin', { securityStamp: 'another' });
    await ended(bySession);
    expect(await onBoth({ cookie: person.cookie() })).toEqual([401, 401]);
    expect(await onBoth(bearer(token))).toEqual([200, 200]);
  });
});
