import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { database } from './database.ts';
import { assertWithinLimit } from './limits.ts';
import { contextFor, describeByBoth, useTestDatabase } from './testing/index.ts';
import { untilAvailable } from './until-available.ts';

useTestDatabase([]);
let visitors = 0;
beforeEach(() => {
  visitors += 1;
});
const visitor = () => ({ ...contextFor('anonymous'), address: `198.51.100.${visitors}` });
/** As a caller does: sent again with its id while the database cannot be reached. */
const tryOnce = (hit: string = randomUUID()) =>
  untilAvailable(() => assertWithinLimit(visitor(), 'contact-message', hit));
const times = (count: number, hit?: string) => Promise.allSettled(Array.from({ length: count }, () => tryOnce(hit)));
const refused = (outcomes: PromiseSettledResult<number>[]) =>
  outcomes.filter(({ status }) => status === 'rejected').length;

describeByBoth('a limit of an address', () => {
  it('allows five in ten minutes, also when they come at once', async () => {
    expect(refused(await times(20))).toBe(15);
    await expect(tryOnce()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: expect.any(Number) });
  });

  it('is separate for each address', async () => {
    await times(5);
    visitors += 1;
    await expect(tryOnce()).resolves.toBe(1);
  });

  it('says when to retry, and starts again then', async () => {
    await times(5);
    const refusal = await tryOnce().catch((error: { retryAfterSeconds: number }) => error.retryAfterSeconds);
    expect(refusal).toBeGreaterThan(590);
    expect(refusal).toBeLessThanOrEqual(600);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
    await expect(tryOnce()).resolves.toBe(1);
    vi.useRealTimers();
  });
});

describeByBoth('a hit that is sent again', () => {
  it('counts once, at the same moment too', async () => {
    expect(refused(await times(50, 'the same'))).toBe(0);
    expect(refused(await times(4))).toBe(0);
    expect(refused(await times(1))).toBe(1);
    expect(refused(await times(10, 'the same'))).toBe(0);
  });

  it('is refused again when it was refused', async () => {
    await times(5);
    expect(refused(await times(10, 'too late'))).toBe(10);
  });

  it('is stored under its id', async () => {
    await tryOnce('$expiresAt');
    const kept = await database()
      .collection<{ _id: string; hits: string[] }>('rate_limit_hits')
      .findOne({ _id: `contact-message:${visitor().address}` });
    expect(kept?.hits).toEqual(['$expiresAt']);
  });
});
