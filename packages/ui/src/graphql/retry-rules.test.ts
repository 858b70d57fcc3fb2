import { expect, it } from 'vitest';
import { type FailedWith, retriesAfter, retryDelay } from './retry-rules.ts';

const serverError: FailedWith = { status: 503 };
const lost: FailedWith = {};
const twice = { retries: 2, longestDelay: 3000 };
const once = { retries: 1, longestDelay: 1000 };

it.each([
  [undefined, serverError, 2],
  [undefined, lost, 1],
  [twice, serverError, 2],
  [twice, lost, 2],
  [once, serverError, 1],
  [once, lost, 1],
  [once, { status: 404 }, 0],
  [twice, { codes: ['FORBIDDEN'] }, 0],
])('a query with the rule %j is repeated after %j %i times', (rule, failure, times) => {
  expect(retriesAfter(failure, { isOnline: true, rule })).toBe(times);
  expect(retriesAfter(failure, { isOnline: false, rule })).toBe(0);
});

it('waits no longer than the rule says', () => {
  expect([1, 2, 3].map((attempt) => retryDelay(attempt, twice))).toEqual([1000, 2000, 3000]);
});
