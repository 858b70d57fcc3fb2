import { forgetSettings } from '@practice/service-kit';
import type { Caller } from '@practice/tooling/testing/caller';
import mongoose from 'mongoose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';

const gateway = testGateway();

async function set(settings: Record<string, string>): Promise<void> {
  for (const [settingKey, settingValue] of Object.entries(settings)) {
    await mongoose.connection
      .collection('site_settings')
      .updateOne({ settingKey }, { $set: { settingValue } }, { upsert: true });
  }
  forgetSettings();
}

/** The lowest possible number, of requests a minute and at once. */
const MIN_LIMIT = '60';

/** Sends as many requests as the lowest limit allows, except this many. */
async function leave(caller: Caller, left: number): Promise<void> {
  const count = Number(MIN_LIMIT) - left;
  expect(new Set(await statuses(caller, count))).toEqual(new Set([200]));
}

async function statuses(caller: Caller, count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index++) statuses.push((await caller.get('/api/working-hours')).status);
  return statuses;
}

/** Allows so many at once, and as many a minute. */
function limitTo(requests: string): Promise<void> {
  return set({ rate_limit_requests: requests, rate_limit_burst: requests });
}

/** Nothing comes back while a test takes its time. */
beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(async () => {
  vi.useRealTimers();
  await set({ rate_limit_enabled: 'true', rate_limit_requests: '300', rate_limit_burst: '300' });
});

describe('so many requests at once', () => {
  it('are answered, and the next one gets a Retry-After', async () => {
    await limitTo(MIN_LIMIT);
    const caller = gateway.visitor();
    await leave(caller, 3);
    expect(await statuses(caller, 3)).toEqual([200, 200, 200]);
    const refused = await caller.get('/api/working-hours');
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ code: 'TOO_MANY_REQUESTS', errors: [] });
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(refused.headers.get('x-ratelimit-limit')).toBe(MIN_LIMIT);
  });

  it('are answered again one after the other, as many a minute as the other setting says', async () => {
    await limitTo(MIN_LIMIT);
    const caller = gateway.visitor();
    await leave(caller, 0);
    expect(await statuses(caller, 1)).toEqual([429]);
    vi.advanceTimersByTime(2000);
    expect(await statuses(caller, 3)).toEqual([200, 200, 429]);
  });

  it('may be more than come back in a minute', async () => {
    await set({ rate_limit_requests: MIN_LIMIT, rate_limit_burst: '70' });
    const caller = gateway.visitor();
    expect(new Set(await statuses(caller, 70))).toEqual(new Set([200]));
    expect(await statuses(caller, 1)).toEqual([429]);
  });

  it('are counted by address: others are not affected', async () => {
    await limitTo(MIN_LIMIT);
    const caller = gateway.visitor();
    await leave(caller, 2);
    expect(await statuses(caller, 3)).toEqual([200, 200, 429]);
    expect(await statuses(gateway.visitor(), 1)).toEqual([200]);
  });

  it('are counted for the whole network of an IPv6 household', async () => {
    await limitTo(MIN_LIMIT);
    const [first, second] = [gateway.visitor(), gateway.visitor()];
    first.address = '2001:db8:1:2::1';
    second.address = '2001:db8:1:2:ffff::9';
    await leave(first, 2);
    expect([...(await statuses(first, 2)), ...(await statuses(second, 1))]).toEqual([200, 200, 429]);
  });

  it('count requests with an access token, so that tokens cannot be guessed without end', async () => {
    await limitTo(MIN_LIMIT);
    const program = gateway.visitor();
    await leave(program, 2);
    const tryOne = async () => (await program.get('/api/auth/check', { authorization: 'Bearer klinik_yanlis' })).status;
    expect([await tryOne(), await tryOne(), await tryOne()]).toEqual([401, 401, 429]);
  });

  it('are counted by user for the signed-in, wherever they are and whatever strangers do at their address', async () => {
    const staff = await gateway.login('user');
    const stranger = gateway.visitor();
    await limitTo(MIN_LIMIT);
    staff.address = stranger.address;
    await leave(stranger, 0);
    expect(await statuses(stranger, 1)).toEqual([429]);
    await leave(staff, 1);
    staff.address = gateway.visitor().address;
    expect(await statuses(staff, 2)).toEqual([200, 429]);
  });

  it('leave room for signing in when strangers at the address have used it up', async () => {
    await limitTo(MIN_LIMIT);
    const stranger = gateway.visitor();
    await leave(stranger, 0);
    expect(await statuses(stranger, 1)).toEqual([429]);
    const response = await stranger.post('/api/auth/login', { username: 'kimse', password: 'yanlis-parola' });
    expect(response.status).toBe(401);
  });

  it('count a cookie without a session as a stranger', async () => {
    await limitTo(MIN_LIMIT);
    const stranger = gateway.visitor();
    const cookie = { cookie: 'practice=s%3Auydurma.imza; __Host-practice=s%3Auydurma.imza' };
    for (let index = 0; index < Number(MIN_LIMIT); index++) {
      expect((await stranger.get('/api/working-hours', cookie)).status).toBe(200);
    }
    expect((await stranger.get('/api/working-hours', cookie)).status).toBe(429);
    expect(await statuses(stranger, 1)).toEqual([429]);
  });

  it('count GraphQL, whose refusal has its shape', async () => {
    await limitTo(MIN_LIMIT);
    const caller = gateway.visitor();
    await leave(caller, 1);
    await caller.graphql('{ __typename }');
    const refused = await caller.graphql('{ __typename }');
    expect(refused.status).toBe(429);
    expect(refused.errors[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', errors: [] });
  });

  it('do not count health, nor the files of builds', async () => {
    await limitTo(MIN_LIMIT);
    const caller = gateway.visitor();
    await leave(caller, 1);
    for (const path of ['/healthz', '/readyz', '/remotes.json', '/remotes/mf-none/a.js']) await caller.get(path);
    expect(await statuses(caller, 1)).toEqual([200]);
  });

  it('are never too few to work with', async () => {
    await limitTo('1');
    const caller = gateway.visitor();
    await leave(caller, 1);
    expect(await statuses(caller, 2)).toEqual([200, 429]);
  });

  it('are unlimited when the setting is off', async () => {
    await limitTo(MIN_LIMIT);
    await set({ rate_limit_enabled: 'false' });
    const caller = gateway.visitor();
    await leave(caller, 0);
    expect(await statuses(caller, 4)).toEqual([200, 200, 200, 200]);
  });
});
