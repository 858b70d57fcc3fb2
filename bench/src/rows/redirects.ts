import { performance } from 'node:perf_hooks';
import { RedirectMatcher, type RedirectMatchType } from '@practice/contracts';
import { summaryOf } from '../machine/load.ts';
import { atMost, type Row } from '../row.ts';

/** Requests of one measurement, and measurements of both in turn, the first of which does not count. */
const REQUESTS = 200_000;
const ROUNDS = 11;
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

/** So many redirects, a tenth of them prefixes and patterns up to a thousand. */
function matcherOf(count: number) {
  const wide = Math.min(1000, Math.floor(count / 10));
  return new RedirectMatcher(
    Array.from({ length: count }, (_, index) => {
      const matchType: RedirectMatchType = index >= wide ? 'exact' : index % 2 === 0 ? 'prefix' : 'pattern';
      const fromUrl = { exact: `/eski-${index}`, prefix: `/bolum-${index}`, pattern: `/arsiv-${index}/:ad` }[matchType];
      return { matchType, fromUrl, toUrl: '/iletisim' };
    }),
  );
}

/** Milliseconds for a request to be looked up. */
function costOf(matcher: ReturnType<typeof matcherOf>): number {
  const start = performance.now();
  for (let index = 0; index < REQUESTS; index += 1) matcher.find(visited[index % visited.length] ?? '/');
  return (performance.now() - start) / REQUESTS;
}

/** Redirects: what a request costs among a hundred thousand of them, against ten. */
export async function redirects(): Promise<Row[]> {
  const [few, many] = [matcherOf(10), matcherOf(100_000)];
  const rounds = Array.from({ length: ROUNDS + 1 }, () => ({ ours: costOf(many), peer: costOf(few) })).slice(1);
  const { ours, peer, ratio, noise } = summaryOf(rounds);
  const micro = (cost: number) => `${(cost * 1000).toFixed(2)} µs`;
  const shown = { ours: micro(ours), peer: micro(peer), noise };
  return [atMost('a look for a redirect, 100,000 against 10', ratio, GOAL, shown)];
}
