import { database, forgetSettings } from '@practice/service-kit';
import type { Caller } from '@practice/tooling/testing/caller';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';
import { totpCode } from '../testing/totp-code.ts';

const gateway = testGateway();
const settingKey = 'two_step_required';
const settings = () => database().collection('site_settings');
const account = (role: string) => gateway.accounts.find((each) => each.role === role);
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const userOf = async (caller: Caller) =>
  ((await caller.get('/api/auth/check')).body as { user: { role: string; needsTwoStep: boolean } }).user;

beforeEach(async () => {
  await settings().updateOne({ settingKey }, { $set: { settingValue: 'editors' } }, { upsert: true });
  forgetSettings();
});
afterEach(async () => {
  await settings().deleteOne({ settingKey });
  await database().collection('two_steps').deleteMany({});
  forgetSettings();
});

describe('somebody whose role requires a second step', () => {
  it('is told so at the sign-in, and can do nothing before it is set up', async () => {
    const { username, password } = account('moderator') ?? {};
    const caller = gateway.visitor();
    const { body } = await caller.post('/api/auth/login', { username, password });
    expect(body).toMatchObject({ user: { role: 'moderator', needsTwoStep: true } });
    expect(await userOf(caller)).toMatchObject({ role: 'moderator', needsTwoStep: true });
    for (const path of ['/api/notifications/list', '/api/notifications/stream', '/api/access-tokens', '/api/users']) {
      expect([path, codeOf(await caller.get(path))]).toEqual([path, 'TWO_STEP_MISSING']);
    }
    const query = '{ accessTokens { id } }';
    const answer = (await caller.post('/graphql', { query })).body as {
      data: unknown;
      errors: { extensions: { code: string } }[];
    };
    expect(answer.errors.map(({ extensions }) => extensions.code)).toContain('TWO_STEP_MISSING');
    // What visitors may, and one's own sessions.
    expect((await caller.get('/api/services')).status).toBe(200);
    expect((await caller.get('/api/auth/sessions')).status).toBe(200);
  });

  it('goes on at once when it is set up', async () => {
    const caller = await gateway.login('moderator');
    const { password } = account('moderator') ?? {};
    const { secret } = (await caller.post('/api/two-step', { password })).body as { secret: string };
    expect((await caller.post('/api/two-step/confirm', { code: totpCode(secret) })).status).toBe(200);
    expect(await userOf(caller)).toMatchObject({ role: 'moderator', needsTwoStep: false });
    expect((await caller.get('/api/notifications/list')).status).toBe(200);
  });

  it('is nobody of another role', async () => {
    const caller = await gateway.login('user');
    expect(await userOf(caller)).toMatchObject({ role: 'user', needsTwoStep: false });
    expect((await caller.get('/api/notifications/list')).status).toBe(200);
  });

  it('reads with an access token made before, and changes nothing with it', async () => {
    await settings().deleteOne({ settingKey });
    forgetSettings();
    const owner = await gateway.login('moderator');
    const { password } = account('moderator') ?? {};
    const created = await owner.post('/api/access-tokens', {
      name: 'x',
      scope: 'read-write',
      expiresAt: null,
      password,
    });
    const { token } = created.body as { token: string };
    await settings().insertOne({ settingKey, settingValue: 'everyone' });
    forgetSettings();
    const program = gateway.visitor();
    const bearer = { authorization: `Bearer ${token}` };
    expect((await program.get('/api/notifications/list', bearer)).status).toBe(200);
    expect(codeOf(await program.post('/api/notifications/mark-all-read', {}, bearer))).toBe('FORBIDDEN');
  });
});
