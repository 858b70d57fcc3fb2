import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TrafficRow, today } from '@practice/contracts';
import { registerService } from '@practice/service-kit';
import express from 'express';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { localsOf } from '../edge/locals.ts';
import { PAGE_ROUTE } from '../pages/pages-router.ts';
import { countVisits } from './count-visits.ts';
import { pageVisitRouter } from './page-visit-routes.ts';
import { Traffic } from './traffic.ts';

type Batch = { batchId: string; rows: TrafficRow[] };
let batches: Batch[] = [];
let isAnswerLost = false;
let traffic: Traffic;
let origin: string;
let close: () => void;

beforeEach(async () => {
  batches = [];
  isAnswerLost = false;
  registerService('seo', {
    prepareTraffic: async () => ({ salts: { [today()]: 'salt' } }),
    async recordTraffic(_ctx, batch: Batch) {
      batches.push(batch);
      if (isAnswerLost) throw new Error('the answer is lost');
      return {};
    },
  });
  traffic = new Traffic();
  await traffic.prepare();
  const listed = { read: async () => ({ paths: new Set(['/', '/blog']) }) };
  const app = express().use(
    express.json(),
    countVisits(traffic),
    pageVisitRouter({ traffic, listed }),
    (request, response) => {
      localsOf(response).route = PAGE_ROUTE;
      const status = Number(request.query.status ?? 200);
      response.status(status).end();
    },
  );
  const server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
});

afterEach(() => close());

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const laptop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const google = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

async function visit(path: string, headers: Record<string, string> = {}, method = 'GET') {
  // fetch says itself that it is none of a page.
  await fetch(origin + path, { method, headers: { 'user-agent': laptop, 'sec-fetch-dest': 'document', ...headers } });
}

function rowAt(path: string, batch = batches.at(-1)): TrafficRow | undefined {
  return batch?.rows.find((row) => row.path === path);
}

it('counts what people see, once a visitor, by device and by the site that led here', async () => {
  await visit('/Blog/', { referer: 'https://www.google.com/search?q=x' });
  await visit('/blog?utm=1', { referer: `${origin}/` });
  await visit('/blog', { 'user-agent': phone });
  await visit('/blog', { 'user-agent': google });
  await traffic.flush();
  const row = rowAt('/blog');
  expect(row).toMatchObject({
    hits: 3,
    bots: 1,
    errors: 0,
    devices: { mobile: 1, desktop: 2, tablet: 0 },
    referrers: { 'google.com': 1 },
  });
  expect(Object.keys(row?.sketch ?? {})).toHaveLength(2);
  expect(rowAt('')).toMatchObject({ hits: 3, bots: 1 });
  // Nobody can be followed from one address to another, nor to the whole site.
  expect(rowAt('')?.sketch).not.toEqual(row?.sketch);
});

it('leaves out what is no visit of a page, and counts errors of known pages alone', async () => {
  await visit('/admin');
  await visit('/logo.svg');
  await visit('/a', {}, 'HEAD');
  await visit('/a', { 'sec-purpose': 'prefetch' });
  await visit('/yok?status=404');
  await visit('/bilinmeyen?status=500');
  await traffic.flush();
  // A gateway of another file may be storing what it had counted.
  const paths = batches.flatMap(({ rows }) => rows.map(({ path }) => path));
  for (const path of ['/admin', '/logo.svg', '/a', '/yok', '/bilinmeyen']) expect(paths).not.toContain(path);
  await visit('/a');
  await visit('/a?status=503');
  await traffic.flush();
  expect(rowAt('/a')).toMatchObject({ hits: 2, errors: 1 });
});

it('counts a page that the browser opened by itself, without a time of an answer', async () => {
  const report = (path: string, userAgent = phone) =>
    fetch(`${origin}/api/page-visits`, {
      method: 'POST',
      headers: { 'user-agent': userAgent, 'content-type': 'application/json', referer: `${origin}/blog` },
      body: JSON.stringify({ path }),
    });
  await visit('/', { 'user-agent': phone });
  expect((await report('/Blog')).status).toBe(204);
  await report('/blog', google);
  await report('/yok');
  await report('/');
  await traffic.flush();
  expect(rowAt('/blog')).toMatchObject({ hits: 1, bots: 1, errors: 0, totalMs: 0, referrers: {} });
  expect(rowAt('/blog')?.times.every((count) => count === 0)).toBe(true);
  const home = rowAt('/');
  expect([home?.hits, home?.times.reduce((sum, count) => sum + count), home?.devices.mobile]).toEqual([2, 1, 2]);
  // The same visitor, however the page came.
  expect(Object.keys(home?.sketch ?? {})).toHaveLength(1);
  expect(rowAt('')).toMatchObject({ hits: 3 });
  expect(rowAt('/yok')).toBeUndefined();
});

it('sends a batch whose answer was lost again under its number, and what came meanwhile in the next', async () => {
  isAnswerLost = true;
  await visit('/a');
  await traffic.flush();
  await visit('/a');
  isAnswerLost = false;
  await traffic.flush();
  const [first, again, next] = batches;
  expect([again, batches.length]).toEqual([first, 3]);
  expect(next?.batchId).not.toBe(first?.batchId);
  expect([rowAt('/a', again)?.hits, rowAt('/a', next)?.hits]).toEqual([1, 1]);
});

it('stores what comes while a batch is being stored with the next', async () => {
  registerService('seo', {
    prepareTraffic: async () => ({ salts: {} }),
    async recordTraffic(_ctx, batch: Batch) {
      batches.push(batch);
      await visit('/a');
      return {};
    },
  });
  await visit('/a');
  await traffic.flush();
  expect(batches).toHaveLength(1);
  await traffic.flush();
  expect(batches.map((batch) => rowAt('/a', batch)?.hits)).toEqual([1, 1]);
});

it('stays within bounds however many addresses there are', async () => {
  for (let index = 0; index < 3000; index += 1) {
    traffic.add({
      day: today(),
      path: `/${index}`,
      ms: 1,
      isError: false,
      isBot: false,
      device: 'desktop',
      referrer: `site-${index}.com`,
      visitor: String(index),
      at: 0,
    });
  }
  await traffic.flush();
  const [batch] = batches;
  expect(batch?.rows.length).toBeLessThan(510);
  expect(rowAt('*')?.hits).toBeGreaterThan(2400);
  expect(Object.keys(rowAt('')?.referrers ?? {})).toHaveLength(21);
});
