import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type FailedWith, retriesAfter, retryDelay, retryRules } from './retry-rules.ts';
import { staleTimes } from './stale-times.ts';

const workspaces = ['shell', 'mf-public', 'mf-appointments', 'mf-content', 'mf-seo'];

it('times and rules are of operations that there are', () => {
  const root = path.resolve(import.meta.dirname, '../../../..');
  const operations = workspaces.flatMap((name) => {
    const generated = readFileSync(path.join(root, name, 'src/generated/graphql.ts'), 'utf8');
    return [...generated.matchAll(/export type (\w+)Query = /g)].map(([, operation]) => operation);
  });
  for (const operation of [...Object.keys(staleTimes), ...Object.keys(retryRules)]) {
    expect(operations).toContain(operation);
  }
});

const trouble: FailedWith = { status: 503 };
const lost: FailedWith = {};

it.each([
  ['HomeServices', trouble, 2],
  ['HomeServices', lost, 1],
  ['SiteSettings', trouble, 2],
  ['SiteSettings', lost, 2],
  ['SiteMenus', trouble, 1],
  ['SiteMenus', lost, 1],
  ['SiteMenus', { status: 404 }, 0],
  ['SiteSettings', { codes: ['FORBIDDEN'] }, 0],
])('%s after %j is repeated %i times', (operation, failure, times) => {
  expect(retriesAfter(failure, { isOnline: true, operation })).toBe(times);
  expect(retriesAfter(failure, { isOnline: false, operation })).toBe(0);
});

it('waits for settings three seconds at most', () => {
  expect([1, 2, 3].map((attempt) => retryDelay(attempt, 'SiteSettings'))).toEqual([1000, 2000, 3000]);
});
