import { createHmac } from 'node:crypto';
import { database, forgetSettings } from '@practice/service-kit';
import type { ApiResponse, Caller } from '@practice/tooling/testing/caller';
import { describe, expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';
import { sessionKeyOf } from './session-store.ts';

const gateway = testGateway();
/** The id of the session in a `Cookie` header. */
const idOf = (cookies: string) => /(?:^|; )practice=s:([^.]+)/.exec(decodeURIComponent(cookies))?.[1] ?? '';
/** What that session is stored under. */
const keyOf = (cookies: string) => sessionKeyOf(idOf(cookies));
/** The line that sets a cookie. */
const lineOf = ({ headers }: ApiResponse, name: string) =>
  headers.getSetCookie().find((line) => line.startsWith(`${name}=`)) ?? '';
const stored = () => database().collection<{ _id: string; expires: Date; signedInAt: Date }>('sessions');
const session = (key: string) => stored().findOne({ _id: key });
const adminAccount = () => gateway.accounts.find(({ role }) => role === 'admin');

describe('a visitor', () => {
  it('gets no cookie and no session', async () => {
    const visitor = gateway.visitor();
    await visitor.get('/api/working-hours');
    await visitor.graphql('{ currentUser { id } }');
    await visitor.get('/api/auth/check');
    expect(visitor.cookie()).toBe('');
  });

  it('is not signed in', async () => {
    const response = await gateway.visitor().get('/api/auth/check');
    expect(response.status).toBe(401);
    expect(response.body).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it.each(['practice=s%3Aforged.signature', 'practice=nothing', 'practice='])(
    'stays one with the cookie %s',
    async (cookie) => {
      expect((await gateway.visitor().get('/api/auth/check', { cookie })).status).toBe(401);
    },
  );
});

describe('signing in', () => {
  it('returns the user and sets a cookie that no script can read', async () => {
    const { username, password } = adminAccount() ?? {};
    const response = await gateway.visitor().post('/api/auth/login', { username, password });
    expect(response.body).toEqual({
      user: { id: expect.any(String), username: 'admin', role: 'admin', needsTwoStep: false },
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(lineOf(response, 'practice')).toMatch(/^practice=s%3A[\w-]{20,}\S+; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('sets a cookie of this host alone behind https, and accepts it there', async () => {
    const { username, password } = adminAccount() ?? {};
    const headers = { 'x-forwarded-proto': 'https' };
    const caller = gateway.visitor();
    const response = await caller.post('/api/auth/login', { username, password }, headers);
    expect(lineOf(response, '__Host-practice')).toMatch(
      /^__Host-practice=s%3A\S+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await caller.get('/api/auth/check', headers)).status).toBe(200);
    await caller.post('/api/auth/logout', undefined, headers);
    expect(caller.cookie()).not.toContain('__Host-practice');
  });

  it('gives a new id: the one before is worth nothing', async () => {
    const caller = await gateway.login('admin');
    const before = caller.cookie();
    const { username, password } = adminAccount() ?? {};
    await caller.post('/api/auth/login', { username, password });
    expect(keyOf(caller.cookie())).not.toBe(keyOf(before));
    expect(await session(keyOf(before))).toBeNull();
    expect((await gateway.visitor().get('/api/auth/check', { cookie: before })).status).toBe(401);
    expect((await caller.get('/api/auth/check')).status).toBe(200);
  });

  it('does not say whether name or password was wrong', async () => {
    const visitor = gateway.visitor();
    const wrongPassword = await visitor.post('/api/auth/login', { username: 'asistan', password: 'yanlış' });
    const wrongName = await visitor.post('/api/auth/login', { username: 'kimse', password: 'yanlış' });
    expect(wrongPassword.status).toBe(401);
    expect(wrongPassword.body).toEqual(wrongName.body);
    expect(wrongPassword.body).toMatchObject({ code: 'LOGIN_FAILED' });
    expect(visitor.cookie()).toBe('');
  });

  it.each([
    [{}, ['username', 'password']],
    [{ username: 'admin', password: { $gt: '' } }, ['password']],
    [{ username: 'admin', password: 'x', role: 'admin' }, ['role']],
    [[], ['']],
  ])('refuses %j', async (body, fields) => {
    const response = await gateway.visitor().post('/api/auth/login', body);
    expect(response.status).toBe(400);
    const { code, errors } = response.body as { code: string; errors: { field: string }[] };
    expect([code, errors.map(({ field }) => field)]).toEqual(['VALIDATION_FAILED', fields]);
  });

  it('is tried 20 times a minute from an address', async () => {
    const visitor = gateway.visitor();
    const statuses = [];
    for (let index = 0; index < 21; index++) {
      const body = { username: `kimse-${index}`, password: 'yanlış' };
      statuses.push((await visitor.post('/api/auth/login', body)).status);
    }
    expect(statuses.slice(0, 20)).not.toContain(200);
    expect(statuses[20]).toBe(429);
    const refused = await visitor.post('/api/auth/login', { username: 'kimse', password: 'x' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a browser in which somebody has signed in', () => {
  const signIn = (caller: Caller, username: unknown, password: unknown) =>
    caller.post('/api/auth/login', { username, password });
  const account = (role: string) => gateway.accounts.find((each) => each.role === role);

  it('is known by a signed cookie that stays after the sign-out, for the sign-in alone', async () => {
    const { username, password } = account('user') ?? {};
    const line = lineOf(await signIn(gateway.visitor(), username, password), 'practice-device');
    expect(line).toMatch(
      /^practice-device=\S+; Max-Age=34560000; Path=\/api\/auth; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    const headers = { 'x-forwarded-proto': 'https' };
    const behindHttps = await gateway.visitor().post('/api/auth/login', { username, password }, headers);
    expect(lineOf(behindHttps, '__Secure-practice-device')).toContain('; Secure');
  });

  it('lets its users in while strangers have locked their names, and nobody else', async () => {
    const [own, shared] = [await gateway.login('user'), await gateway.login('admin')];
    await own.post('/api/auth/logout');
    await signIn(shared, account('user')?.username, account('user')?.password);
    const { username, password } = account('user') ?? {};
    for (let attempt = 0; attempt < 6; attempt++) await signIn(gateway.visitor(), username, 'yanlış');
    expect((await signIn(gateway.visitor(), username, password)).body).toMatchObject({ code: 'ACCOUNT_LOCKED' });
    expect((await signIn(own, username, password)).status).toBe(200);
    expect((await signIn(shared, username, password)).status).toBe(200);
    const moderator = await gateway.login('moderator');
    expect((await signIn(moderator, username, password)).status).toBe(429);
    await database().collection('login_attempts').deleteMany({});
  });

  it.each(['forged', 'signed with another secret'])('is not known by a cookie that is %s', async (how) => {
    const own = await gateway.login('user');
    const { username, password } = account('user') ?? {};
    const [text = ''] = /practice-device=([^~]+)~/.exec(own.cookie())?.slice(1) ?? [];
    const other = createHmac('sha256', 'another secret').update(`device:${text}`).digest('base64url');
    const cookie = `practice-device=${text}~${how === 'forged' ? '' : other}`;
    for (let attempt = 0; attempt < 6; attempt++) await signIn(gateway.visitor(), username, 'yanlış');
    const response = await gateway.visitor().post('/api/auth/login', { username, password }, { cookie });
    expect(response.status).toBe(429);
    await database().collection('login_attempts').deleteMany({});
  });

  it('is not blocked by strangers at the same address', async () => {
    const [own, stranger] = [await gateway.login('user'), gateway.visitor()];
    own.address = stranger.address;
    for (let attempt = 0; attempt < 21; attempt++) await signIn(stranger, `kimse-${attempt}`, 'yanlış');
    const { username, password } = account('user') ?? {};
    expect((await signIn(own, username, password)).status).toBe(200);
  });
});

describe('a session', () => {
  it('shows who is signed in, by REST and GraphQL alike', async () => {
    const caller = await gateway.login('moderator');
    const user = { id: expect.any(String), username: 'moderator', role: 'moderator', needsTwoStep: false };
    expect((await caller.get('/api/auth/check')).body).toEqual({ user });
    expect((await caller.graphql('{ currentUser { id username role needsTwoStep } }')).data).toEqual({
      currentUser: user,
    });
  });

  it('ends with the sign-out, also for a copy of the cookie', async () => {
    const caller = await gateway.login('user');
    const cookie = caller.cookie();
    const response = await caller.post('/api/auth/logout');
    expect([response.status, response.text, idOf(caller.cookie())]).toEqual([204, '', '']);
    expect((await gateway.visitor().get('/api/auth/check', { cookie })).status).toBe(401);
    expect(await session(keyOf(cookie))).toBeNull();
  });

  it('ends after admin_session_timeout idle minutes, and goes on with each request', async () => {
    const settings = database().collection('site_settings');
    const settingKey = 'admin_session_timeout';
    await settings.updateOne({ settingKey }, { $set: { settingValue: '10' } }, { upsert: true });
    forgetSettings();
    const caller = await gateway.login('admin');
    const id = keyOf(caller.cookie());
    const minutesLeft = async () => (((await session(id))?.expires.getTime() ?? 0) - Date.now()) / 60_000;
    expect(await minutesLeft()).toBeGreaterThan(9.9);
    expect(await minutesLeft()).toBeLessThanOrEqual(10);

    await stored().updateOne({ _id: id }, { $set: { expires: new Date(Date.now() + 5000) } });
    expect((await caller.get('/api/auth/check')).status).toBe(200);
    expect(await minutesLeft()).toBeGreaterThan(9.9);

    const over = { expires: new Date(Date.now() - 1) };
    await stored().updateOne({ _id: id }, { $set: over });
    expect((await caller.get('/api/auth/check')).status).toBe(401);
    await settings.deleteOne({ settingKey });
    forgetSettings();
  });

  it('ends admin_session_max_hours after the sign-in, whatever its activity', async () => {
    const caller = await gateway.login('admin');
    const key = keyOf(caller.cookie());
    const signedInAt = new Date(Date.now() - 11.9 * 3_600_000);
    await stored().updateOne({ _id: key }, { $set: { signedInAt } });
    expect((await caller.get('/api/auth/check')).status).toBe(200);
    expect((await session(key))?.expires).toEqual(new Date(signedInAt.getTime() + 12 * 3_600_000));
    await stored().updateOne({ _id: key }, { $set: { signedInAt: new Date(Date.now() - 12 * 3_600_000) } });
    expect((await caller.get('/api/auth/check')).status).toBe(401);
    expect(await session(key)).toBeNull();
  });

  it('is not readable as an id in the database', async () => {
    const caller = await gateway.login('admin');
    const id = idOf(caller.cookie());
    expect(id).not.toBe('');
    expect(await session(keyOf(caller.cookie()))).toMatchObject({ userId: expect.any(String) });
    expect(JSON.stringify(await stored().find().toArray())).not.toContain(id);
  });

  it('that has ended leaves its cookie in the browser, and the next sign-in works with it', async () => {
    const caller = await gateway.login('admin');
    await stored().updateOne({ _id: keyOf(caller.cookie()) }, { $set: { securityStamp: 'another' } });
    const { username, password } = adminAccount() ?? {};
    expect((await caller.post('/api/auth/login', { username, password })).status).toBe(200);
    expect((await caller.get('/api/auth/check')).status).toBe(200);
  });

  it('ends when the user gets another security stamp, by a change of the password', async () => {
    const users = database().collection('users');
    const caller = await gateway.login('user');
    const securityStamp = (await users.findOne({ username: 'asistan' }))?.securityStamp;
    await users.updateOne({ username: 'asistan' }, { $set: { securityStamp: 'another' } });
    const response = await caller.get('/api/auth/check');
    await users.updateOne({ username: 'asistan' }, { $set: { securityStamp } });
    expect(response.status).toBe(401);
    expect(await session(keyOf(caller.cookie()))).toBeNull();
  });

  it('ends when the user is not active any more', async () => {
    const users = database().collection('users');
    const caller = await gateway.login('moderator');
    await users.updateOne({ username: 'moderator' }, { $set: { isActive: false } });
    await caller.get('/api/appointments?page=1');
    await users.updateOne({ username: 'moderator' }, { $set: { isActive: true } });
    expect((await caller.get('/api/auth/check')).status).toBe(401);
  });
});
