import type { ActiveRedirect } from '@practice/contracts';
import { DomainError, registerService } from '@practice/service-kit';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { RedirectList } from './redirects.ts';

let list: ActiveRedirect[] = [];
let readings = 0;
let isAway = false;
let stored: Record<string, number>[] = [];
let batches: string[] = [];

beforeEach(() => {
  [list, readings, isAway, stored, batches] = [[], 0, false, [], []];
  registerService('seo', {
    listActiveRedirects: async () => {
      readings += 1;
      if (isAway) throw new DomainError('UNAVAILABLE');
      return list;
    },
    countRedirectHits: async (_ctx, { batchId, hits }: { batchId: string; hits: Record<string, number> }) => {
      batches.push(batchId);
      if (isAway) throw new DomainError('UNAVAILABLE');
      stored.push(hits);
      return {};
    },
  });
});

const redirect = (fromUrl: string): ActiveRedirect => ({
  id: `id of ${fromUrl}`,
  matchType: 'exact',
  fromUrl,
  toUrl: '/yeni',
  redirectType: 301,
});

it('a hundred thousand redirects are read once for any number of requests', async () => {
  list = Array.from({ length: 100_000 }, (_, index) => redirect(`/${index}`));
  const redirects = new RedirectList();
  const found = await Promise.all(['/7', '/99999/', '/100000'].map((path) => redirects.find(path)));
  expect(found.map((each) => each?.redirect.fromUrl)).toEqual(['/7', '/99999', undefined]);
  expect(readings).toBe(1);
  list = [];
  redirects.forget();
  expect(await redirects.find('/7')).toBeUndefined();
  expect(readings).toBe(2);
});

it('while they cannot be read the last ones stand', async () => {
  list = [redirect('/a')];
  const redirects = new RedirectList();
  await redirects.find('/a');
  isAway = true;
  redirects.forget();
  expect((await redirects.find('/a'))?.toUrl).toBe('/yeni');
  expect(await redirects.find('/b')).toBeUndefined();
  expect(readings).toBe(2);
});

it('hits are stored together; a batch that had no answer is sent again as it was', async () => {
  const redirects = new RedirectList();
  redirects.count(redirect('/a'));
  redirects.count(redirect('/a'));
  isAway = true;
  await redirects.flush();
  isAway = false;
  redirects.count(redirect('/b'));
  await redirects.flush();
  await redirects.flush();
  expect(stored).toEqual([{ 'id of /a': 2 }, { 'id of /b': 1 }]);
  expect(new Set(batches).size).toBe(2);
  expect(batches[0]).toBe(batches[1]);
});

it('a record that moved is followed until the list has its redirect, also back to a former address', async () => {
  const redirects = new RedirectList();
  list = [redirect('/yeni-adres')];
  redirects.expect({ from: '/eski', to: '/yeni-adres' });
  expect((await redirects.find('/Eski/'))?.toUrl).toBe('/yeni-adres');
  expect(await redirects.find('/yeni-adres')).toBeUndefined();
  redirects.expect({ from: '/yeni-adres', to: '/eski' });
  expect((await redirects.find('/yeni-adres'))?.toUrl).toBe('/eski');
  expect(await redirects.find('/eski')).toBeUndefined();
  redirects.expect({ from: '/eski', to: null });
  redirects.forget();
  expect((await redirects.find('/yeni-adres'))?.toUrl).toBe('/yeni');
});

it('a move outlives a change of the list from before it, and then stands in the list', async () => {
  const redirects = new RedirectList();
  const leads = async () => (await redirects.find('/eski'))?.toUrl;
  redirects.expect({ from: '/eski', to: '/taze' });
  redirects.forget();
  expect(await leads()).toBe('/taze');
  list = [{ ...redirect('/eski'), toUrl: '/taze' }];
  redirects.forget();
  expect(await leads()).toBe('/taze');
  list = [];
  redirects.forget();
  expect(await leads()).toBeUndefined();
});

it('a move that does not come into the list is forgotten after a minute', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const redirects = new RedirectList();
  redirects.expect({ from: '/eski', to: '/taze' });
  vi.setSystemTime(59_000);
  expect((await redirects.find('/eski'))?.toUrl).toBe('/taze');
  vi.setSystemTime(61_000);
  expect(await redirects.find('/eski')).toBeUndefined();
});
