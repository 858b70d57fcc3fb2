import { performance } from 'node:perf_hooks';
import { RedirectMatcher, type RedirectMatchType } from '@practice/contracts';
import { atMost, type Row } from '../row.ts';

/** Requests of one measurement, and measurements; the least disturbed one counts. */
const REQUESTS = 200_000;
const ROUNDS = 7;
const GOAL = 1.2;

const visited = [
  '/',
  '/hizmetler',
  '/blog/uykuya-gecis',
  '/randevu',
  '/eski-blog/yazi-7',
  '/eski-7',
  '/yok/boyle/bir/sey',
];

/** What it costs a request to be looked up among so many redirects, a tenth of them prefixes and patterns up to a thousand. */
function costOf(count: number): number {
  const wide = Math.min(1000, Math.floor(count / 10));
  const matcher = new RedirectMatcher(
    Array.from({ length: count }, (_, index) => {
      const matchType: RedirectMatchType = index >= wide ? 'exact' : index % 2 === 0 ? 'prefix' : 'pattern';
      const fromUrl = { exact: `/eski-${index}`, prefix: `/bolum-${index}`, pattern: `/arsiv-${index}/:ad` }[matchType];
      return { matchType, fromUrl, toUrl: '/iletisim' };
    }),
  );
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    for (let index = 0; index < REQUESTS; index += 1) matcher.find(visited[index % visited.length] ?? '/');
    least = Math.min(least, performance.now() - start);
  }
  return least / REQUESTS;
}

/** Redirects: what a request costs among a hundred thousand of them, against ten. */
export async function redirects(): Promise<Row[]> {
  const few = costOf(10);
  const many = costOf(100_000);
  const detail = `${(many * 1000).toFixed(2)} and ${(few * 1000).toFixed(2)} µs`;
  return [atMost('a look for a redirect, 100,000 against 10', many / few, GOAL, { detail })];
}
