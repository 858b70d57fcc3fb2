import { randomUUID } from 'node:crypto';
import type { ChallengedUse, SubmissionChallenge } from '@practice/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServiceContext } from '../context.ts';
import type { DomainError } from '../domain-error.ts';
import { contextFor, solutionOf, useTestDatabase } from '../testing/index.ts';
import { assertChallengeSolved } from './assert-challenge-solved.ts';
import { issueChallenge, takeSolution } from './challenge.ts';
import { sumChallenges } from './challenge-counts.ts';
import { networkOf } from './network.ts';
import { pressureOf, setPressureThresholds } from './pressure.ts';
import { SharedTally } from './shared-tally.ts';

useTestDatabase([]);
beforeEach(() => setPressureThresholds({ address: 4, network: 6, site: 10 }));
afterEach(() => setPressureThresholds(undefined));

type Sent = { hit?: string; fromAddress?: number; now?: number };
const submit = async (address: string, { hit = randomUUID(), fromAddress = 1, now = Date.now() }: Sent = {}) =>
  pressureOf({ hit, address, fromAddress }, now);

describe('pressure', () => {
  it('is on an address from the threshold of its limit on, and grows with it', async () => {
    const levels: number[] = [];
    for (const fromAddress of [1, 3, 4, 8, 16])
      levels.push(await submit(`192.0.2.${fromAddress}`, { fromAddress, hit: 'the same' }));
    expect(levels).toEqual([0, 0, 1, 2, 3]);
  });

  it('is on a network whose addresses send more together, and not on the next one', async () => {
    for (let host = 1; host <= 5; host++) expect(await submit(`192.0.2.${host}`)).toBe(0);
    expect(await submit('192.0.2.6')).toBe(1);
    expect(await submit('198.51.100.1')).toBe(0);
  });

  it('is on the whole site when its networks send more together', async () => {
    const all = await Promise.all(Array.from({ length: 9 }, (_, network) => submit(`203.0.${network}.1`)));
    expect(all.filter((level) => level > 0)).toEqual([]);
    expect(await submit('198.51.100.1')).toBe(1);
    for (let network = 10; network < 40; network++) await submit(`203.0.${network}.1`);
    expect(await submit('198.51.100.2')).toBe(3);
  });

  it('counts what is sent again once', async () => {
    for (let times = 0; times < 30; times++) expect(await submit('192.0.2.1', { hit: 'the same' })).toBe(0);
  });

  it('is over five to ten minutes after the last', async () => {
    const slice = 300_000;
    const begin = Math.ceil(Date.now() / slice) * slice;
    for (let host = 1; host <= 6; host++) await submit(`192.0.2.${host}`, { now: begin });
    expect(await submit('192.0.2.7', { now: begin + slice })).toBe(1);
    expect(await submit('192.0.2.8', { now: begin + 2 * slice })).toBe(0);
  });

  it('counts within a second what other servers have seen', async () => {
    const expiresAt = new Date(Date.now() + 60_000);
    const [here, there] = [new SharedTally(), new SharedTally()];
    for (const hit of ['a', 'b', 'c']) here.add('t', hit, { most: 5, expiresAt });
    for (const hit of ['c', 'd', 'e', 'f', 'g']) there.add('t', hit, { most: 4, expiresAt });
    expect([here.count('t', expiresAt), there.count('t', expiresAt)]).toEqual([3, 4]);
    await expect.poll(() => [here.count('t', expiresAt), there.count('t', expiresAt)]).toEqual([6, 6]);
    here.add('t', 'h', { most: 5, expiresAt });
    expect(here.count('t', expiresAt)).toBe(6);
    for (const tally of [here, there]) tally.end();
  });

  it('is nothing where no thresholds are set', async () => {
    setPressureThresholds(undefined);
    expect(await submit('192.0.2.1', { fromAddress: 100 })).toBe(0);
  });
});

it.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:77:3::/64', '2001:db8:77::/48'],
  ['unknown', 'unknown'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

describe('the solution of a challenge', () => {
  const use: ChallengedUse = 'contact-message';

  it('is accepted once, of two that come at once one', async () => {
    const text = await solutionOf(await issueChallenge(use, 1));
    const both = await Promise.all([takeSolution(use, text), takeSolution(use, text)]);
    expect(both.sort()).toEqual([false, true]);
    expect(await takeSolution(use, text)).toBe(false);
  });

  it('is for one use, for ten minutes', async () => {
    expect(await takeSolution('appointment-request', await solutionOf(await issueChallenge(use, 1)))).toBe(false);
    const late = await solutionOf(await issueChallenge(use, 1));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
    expect(await takeSolution(use, late)).toBe(false);
    vi.useRealTimers();
  });

  it.each<[string, (challenge: SubmissionChallenge) => object]>([
    ['an easier prefix', ({ parameters }) => ({ parameters: { ...parameters, keyPrefix: '00' } })],
    ['another use', ({ parameters }) => ({ parameters: { ...parameters, data: { use: 'appointment-request' } } })],
    ['a later end', ({ parameters }) => ({ parameters: { ...parameters, expiresAt: parameters.expiresAt + 60 } })],
    ['a signature of nobody', () => ({ signature: 'ab' })],
    ['more than a challenge has', () => ({ code: 'x' })],
  ])('with %s is none', async (_, change) => {
    const challenge = await issueChallenge(use, 1);
    const text = await solutionOf({ ...challenge, ...change(challenge) } as SubmissionChallenge);
    const changed = (change(challenge) as Partial<SubmissionChallenge>).parameters?.data.use;
    expect(await takeSolution(changed ?? use, text)).toBe(false);
  });

  it.each(['', 'x', btoa('{}'), btoa('null'), btoa('{"challenge":{"parameters":{}},"solution":{}}')])(
    'is not "%s"',
    async (text) => {
      expect(await takeSolution(use, text)).toBe(false);
    },
  );

  it('takes more work under more pressure', async () => {
    const attempts = async (pressure: 1 | 3, times: number) => {
      const solve = async () => JSON.parse(atob(await solutionOf(await issueChallenge(use, pressure))));
      const solved = await Promise.all(Array.from({ length: times }, solve));
      return Math.max(...solved.map(({ solution }) => solution.counter));
    };
    expect(await attempts(1, 4)).toBeLessThanOrEqual(200);
    // That none of six takes more is one in four thousand.
    expect(await attempts(3, 6)).toBeGreaterThan(200);
  });
});

describe('a submission', () => {
  const visitor = (more: Partial<ServiceContext> = {}) => contextFor('anonymous', { address: '192.0.2.9', ...more });
  const send = (ctx: ServiceContext, fromAddress: number) =>
    assertChallengeSolved(ctx, 'contact-message', { hit: 'the same', fromAddress }).then(
      () => null,
      (error: DomainError) => error,
    );

  it('is let through while it is quiet, with or without a solution', async () => {
    expect(await send(visitor(), 1)).toBeNull();
    expect(await send(visitor({ challengeSolution: 'x' }), 1)).toBeNull();
    expect(await sumChallenges()).toEqual({ asked: 0, solved: 0, failed: 0 });
  });

  it('is refused with a challenge under pressure, and let through with its solution, which is counted', async () => {
    const refused = await send(visitor(), 4);
    expect(refused).toMatchObject({ code: 'CHALLENGE_REQUIRED', status: 428 });
    const challenge = refused?.toResponse().challenge as SubmissionChallenge;
    const challengeSolution = await solutionOf(challenge);
    expect(await send(visitor({ challengeSolution }), 4)).toBeNull();
    expect(await send(visitor({ challengeSolution }), 4)).toMatchObject({
      code: 'CHALLENGE_FAILED',
      attachment: { challenge: { parameters: { data: { use: 'contact-message' } } } },
    });
    expect(await sumChallenges()).toEqual({ asked: 2, solved: 1, failed: 1 });
  });

  it.each(['user', 'admin', 'service'] as const)('of the role %s is never asked', async (role) => {
    expect(await send(contextFor(role), 100)).toBeNull();
  });
});
