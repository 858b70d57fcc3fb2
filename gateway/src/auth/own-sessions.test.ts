import type { SessionRecord } from '@practice/contracts';
import type { Caller } from '@practice/tooling/testing/caller';
import { describe, expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';

const gateway = testGateway();
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const PATH = '/api/auth/sessions';

const sessionsOf = async (caller: Caller) => (await caller.get(PATH)).body as SessionRecord[];
const isIn = async (caller: Caller) => (await caller.get('/api/auth/check')).status === 200;
const idOf = async (caller: Caller) => (await sessionsOf(caller)).find(({ isCurrent }) => isCurrent)?.id ?? '';

async function loginWith(userAgent: string): Promise<Caller> {
  const { username, password } = gateway.accounts.find(({ role }) => role === 'moderator') ?? {};
  const caller = gateway.visitor();
  await caller.post('/api/auth/login', { username, password }, { 'user-agent': userAgent });
  return caller;
}

describe("one's own sessions", () => {
  it('are listed with browser, system, address and times, this one first', async () => {
    const first = await loginWith(CHROME);
    const second = await loginWith('');
    const [here, there] = await sessionsOf(second);
    expect(here).toMatchObject({ isCurrent: true, browser: '', system: '' });
    expect(there).toMatchObject({
      isCurrent: false,
      browser: 'Chrome',
      system: 'Windows',
      address: expect.any(String),
    });
    expect(Date.parse(there?.seenAt ?? '')).toBeGreaterThanOrEqual(Date.parse(there?.signedInAt ?? ''));
    expect(JSON.stringify(here)).not.toMatch(/stamp|userId/i);
    expect(await isIn(first)).toBe(true);
  });

  it('end one by one, at once, and only for their owner', async () => {
    const [one, other] = [await loginWith(CHROME), await loginWith(CHROME)];
    const id = await idOf(other);
    expect((await (await gateway.login('admin')).send('DELETE', `${PATH}/${id}`, undefined)).status).toBe(404);
    expect(await isIn(other)).toBe(true);
    expect((await one.send('DELETE', `${PATH}/${id}`, undefined)).status).toBe(204);
    expect(await isIn(other)).toBe(false);
    expect((await one.send('DELETE', `${PATH}/${id}`, undefined)).status).toBe(404);
  });

  it('end together, except the one that asks', async () => {
    const [one, other] = [await loginWith(CHROME), await loginWith(CHROME)];
    const { body } = await one.send('DELETE', PATH, undefined);
    expect((body as { ended: number }).ended).toBeGreaterThan(0);
    expect([await isIn(one), await isIn(other)]).toEqual([true, false]);
    expect(await sessionsOf(one)).toHaveLength(1);
    expect((await one.send('DELETE', PATH, undefined)).body).toEqual({ ended: 0 });
  });

  it('that a new password has ended are not listed', async () => {
    const [one, other] = [await loginWith(CHROME), await loginWith(CHROME)];
    const { password } = gateway.accounts.find(({ role }) => role === 'moderator') ?? {};
    await one.send('PUT', '/api/auth/password', { currentPassword: password, newPassword: password });
    expect(await isIn(other)).toBe(false);
    expect(await sessionsOf(one)).toHaveLength(1);
  });

  it('are refused to access tokens', async () => {
    const owner = await loginWith(CHROME);
    const { password } = gateway.accounts.find(({ role }) => role === 'moderator') ?? {};
    const { body } = await owner.post('/api/access-tokens', {
      name: 'x',
      scope: 'read-write',
      expiresAt: null,
      password,
    });
    const { token } = body as { token: string };
    const response = await gateway.visitor().get(PATH, { authorization: `Bearer ${token}` });
    expect(response.status).toBe(403);
  });
});
