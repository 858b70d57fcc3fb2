import { expect, it } from 'vitest';
import { RequestCounts } from './request-counts.ts';

function counts() {
  const clock = { now: 1000 };
  return { clock, counts: new RequestCounts(60_000, () => clock.now) };
}

it('counts each key by itself, from its first request to the end of its window', () => {
  const { clock, counts: requests } = counts();
  expect(requests.add('a')).toEqual({ count: 1, msLeft: 60_000 });
  clock.now += 10_000;
  expect(requests.add('b').count).toBe(1);
  expect(requests.add('a')).toEqual({ count: 2, msLeft: 50_000 });
  clock.now += 50_000;
  expect(requests.add('a')).toEqual({ count: 1, msLeft: 60_000 });
  expect(requests.add('b')).toEqual({ count: 2, msLeft: 10_000 });
});

it('takes a request back', () => {
  const { counts: requests } = counts();
  requests.add('a');
  requests.takeBack('a');
  expect(requests.add('a').count).toBe(1);
});

it('forgets keys whose window is over with the next request of anybody', () => {
  const { clock, counts: requests } = counts();
  for (let visitor = 0; visitor < 1000; visitor++) requests.add(`address:${visitor}`);
  clock.now += 30_000;
  requests.add('later');
  clock.now += 30_000;
  requests.add('now');
  expect(requests.size).toBe(2);
});
