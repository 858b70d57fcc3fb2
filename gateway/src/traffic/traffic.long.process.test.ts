import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { UrlAnalyticsRecord } from '@practice/contracts';
import { connectDatabase, database, disconnectDatabase } from '@practice/service-kit';
import { testDatabaseUri } from '@practice/service-kit/testing';
import { Caller } from '@practice/tooling/testing/caller';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { forkProgram, FIRST_PASSWORD as password, readyUrl } from '../testing/fork-program.ts';

// Processes take their time on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const uri = testDatabaseUri(`traffic_${process.pid}`);
const program = path.resolve(import.meta.dirname, '../../dist/main.cjs');
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

type Running = { url: string; child: ChildProcess };
const running = new Set<Running>();
let one: Running;
let other: Running;
let admin: Caller;

beforeAll(async () => {
  await connectDatabase(uri);
  one = await start();
  other = await start();
  admin = new Caller(other.url, 'admin');
  await admin.post('/api/auth/login', { username: 'admin', password });
});

afterAll(async () => {
  for (const gateway of running) await end(gateway, 'SIGTERM');
  await database().dropDatabase();
  await disconnectDatabase();
});

it('two gateways count together, and a visitor of both once', async () => {
  await Promise.all([one, other].map(untilVisitorsCount));
  const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
  await Promise.all([
    ...range(0, 40).map((visitor) => visit(one, '/iletisim', visitor)),
    ...range(20, 60).map((visitor) => visit(other, '/iletisim', visitor)),
  ]);
  await expect.poll(() => hitsAt('/iletisim')).toBe(80);
  const { body } = await admin.get('/api/url-analytics');
  const record = (body as UrlAnalyticsRecord[]).find(({ url }) => url === '/iletisim');
  // An estimate: sixty fall into almost as many of its 2048 registers.
  expect(record?.uniqueVisitors).toBeGreaterThanOrEqual(57);
  expect(record?.uniqueVisitors).toBeLessThanOrEqual(63);
});

it('a gateway killed with -9 while it counts loses at most the batch that it had not sent, and nothing counts twice', async () => {
  const many = (gateway: Running, address: string, count: number) =>
    Promise.all(Array.from({ length: count }, (_, visitor) => visit(gateway, address, visitor)));
  await many(one, '/hakkimda', 30);
  await expect.poll(() => hitsAt('/hakkimda')).toBe(30);
  // One batch is being counted when the process dies, another has just been stored when its successor does.
  await Promise.all([many(one, '/hakkimda', 25), many(other, '/randevu', 12)]);
  await end(one, 'SIGKILL');
  const before = await hitsAt('/hakkimda');
  expect([30, 55]).toContain(before);

  one = await start();
  await many(one, '/hakkimda', 7);
  await expect.poll(() => hitsAt('/hakkimda'), { interval: 5 }).toBe(before + 7);
  await end(one, 'SIGKILL');
  one = await start();
  await many(one, '/hakkimda', 3);
  await expect.poll(() => hitsAt('/hakkimda')).toBe(before + 10);
  // The other gateway lost nothing.
  await expect.poll(() => hitsAt('/randevu')).toBe(12);
});

/** A gateway of its own on the one database. */
async function start(): Promise<Running> {
  const child = forkProgram(program, { mongodbUri: uri, env: { TRUST_PROXY: 'loopback' } });
  const gateway = { url: await readyUrl(child), child };
  running.add(gateway);
  return gateway;
}

async function end(gateway: Running, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const ended = once(gateway.child, 'exit');
  gateway.child.kill(signal);
  await ended;
  running.delete(gateway);
}

async function visit({ url }: Running, address: string, visitor: number): Promise<void> {
  const headers = {
    'user-agent': userAgent,
    'content-type': 'application/json',
    'x-forwarded-for': `10.0.${visitor >> 8}.${visitor & 255}`,
  };
  const body = JSON.stringify({ path: address });
  const { status } = await fetch(`${url}/api/page-visits`, { method: 'POST', headers, body });
  expect(status).toBe(204);
}

type Row = { path: string; hits: number; sketch: Record<string, number> };

async function rowsAt(address: string): Promise<Row[]> {
  return database().collection<Row>('url_traffic').find({ path: address }).toArray();
}

/** On all days: it may be midnight. */
async function hitsAt(address: string): Promise<number> {
  return (await rowsAt(address)).reduce((sum, { hits }) => sum + hits, 0);
}

/** It asks for the salt of the day when it starts, and serves meanwhile. */
async function untilVisitorsCount(gateway: Running): Promise<void> {
  const address = gateway === one ? '/hizmetler' : '/blog';
  const isSeen = async () => {
    await visit(gateway, address, 1);
    return (await rowsAt(address)).some(({ sketch }) => Object.keys(sketch).length > 0);
  };
  await expect.poll(isSeen, { interval: 500 }).toBe(true);
}
