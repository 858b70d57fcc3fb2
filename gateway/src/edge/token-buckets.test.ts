import { expect, it } from 'vitest';
import { TokenBuckets } from './token-buckets.ts';

/** Three at once, and one every ten seconds. */
function buckets() {
  const clock = { now: 1000 };
  return { clock, buckets: new TokenBuckets({ burst: 3, perMinute: 6 }, () => clock.now) };
}

it('lets as many come at once as a bucket holds, for each key by itself', () => {
  const { buckets: requests } = buckets();
  expect([1, 2, 3].map(() => requests.take('a'))).toEqual([0, 0, 0]);
  expect(requests.take('a')).toBe(10_000);
  expect(requests.take('b')).toBe(0);
});

it('gets tokens back one after the other, and takes none for what it refuses', () => {
  const { clock, buckets: requests } = buckets();
  for (const _ of [1, 2, 3]) requests.take('a');
  clock.now += 4000;
  expect([requests.take('a'), requests.take('a')]).toEqual([6000, 6000]);
  clock.now += 6000;
  expect([requests.take('a'), requests.take('a')]).toEqual([0, 10_000]);
  clock.now += 20_000;
  expect([requests.take('a'), requests.take('a'), requests.take('a')]).toEqual([0, 0, 10_000]);
});

it('never holds more than its burst, however long nobody comes', () => {
  const { clock, buckets: requests } = buckets();
  requests.take('a');
  clock.now += 3_600_000;
  expect([1, 2, 3, 4].map(() => requests.take('a'))).toEqual([0, 0, 0, 10_000]);
});

it('lets exactly as many through in a minute as both numbers together', () => {
  const clock = { now: 0 };
  const requests = new TokenBuckets({ burst: 60, perMinute: 300 }, () => clock.now);
  let admitted = 0;
  for (; clock.now <= 60_000; clock.now += 7) if (requests.take('a') === 0) admitted += 1;
  expect(admitted).toBeGreaterThanOrEqual(359);
  expect(admitted).toBeLessThanOrEqual(360);
});

it('takes a token back', () => {
  const { buckets: requests } = buckets();
  for (const _ of [1, 2, 3]) requests.take('a');
  requests.giveBack('a');
  expect([requests.take('a'), requests.take('a')]).toEqual([0, 10_000]);
  requests.giveBack('nobody');
  expect(requests.count).toBe(1);
});

it('forgets full buckets with the first request of anybody after a minute', () => {
  const { clock, buckets: requests } = buckets();
  for (let visitor = 0; visitor < 1000; visitor++) requests.take(`address:${visitor}`);
  clock.now += 55_000;
  for (const _ of [1, 2, 3]) requests.take('later');
  clock.now += 5000;
  requests.take('now');
  expect(requests.count).toBe(2);
  expect(requests.take('later')).toBe(5000);
});
