import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '@practice/tooling/start/env';
import autocannon from 'autocannon';
import { anyAddress, compare, median } from '../machine/load.ts';
import { memoryOf, processorMs } from '../machine/process-figures.ts';
import { newDatabase, type Running, startBuilt } from '../machine/program.ts';
import { atLeast, atMost, perSecond, type Row } from '../row.ts';

const headers = { 'accept-encoding': 'br' };
const MIXED = 15_000;
const IDLE_MS = 15_000;
const WARM_UP_PAGES = 150;
const PAGES = 100;
const ROUNDS = 5;
const BYTES = 'styles are a third of it, drawings a sixth; the names of classes and the colours do not compress';
const RENDERING =
  'two fifths are React rendering, a fifth collecting garbage, a tenth compressing, the rest HTTP and hashes';

/** What a page costs when nothing has changed on it, when it is rendered, and what the gateway has in memory after load. */
export async function pageCache(): Promise<Row[]> {
  const { dataDir, database, end } = await newDatabase();
  const start = (env = {}) => startBuilt('gateway', { dataDir, mongodbUri: database.uri, env });
  const gateway = await start();
  const uncached = await start({ PAGE_CACHE_MB: '0' });
  try {
    return [...(await memory(gateway)), ...(await unchanged(gateway)), await fresh(uncached)];
  } finally {
    await Promise.all([gateway.stop(), uncached.stop()]);
    await end();
  }
}

/** Against a file of as many bytes from the same gateway. */
async function unchanged({ url }: Running): Promise<Row[]> {
  const page = { url: `${url}/`, headers };
  const { name, remove } = writeFile(await bytesOf(page.url));
  try {
    const rates = await compare(page, { url: `${url}/assets/${name}`, headers });
    return [
      atLeast('unchanged home page / file of the same size', rates.ratio, 2, perSecond(rates)),
      atMost('home page, compressed', (await bytesOf(page.url)) / 1024, 20, { unit: 'KB', reason: BYTES }),
    ];
  } finally {
    remove();
  }
}

function writeFile(bytes: number): { name: string; remove: () => void } {
  const name = `bench.${randomBytes(4).toString('hex')}.js`;
  const path = join(root, 'shell/dist', name);
  writeFileSync(path, randomBytes(bytes));
  return { name, remove: () => rmSync(path) };
}

async function fresh({ url, pid }: Running): Promise<Row> {
  const visit = () => bytesOf(`${url}/`);
  for (let page = 0; page < WARM_UP_PAGES; page++) await visit();
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const from = processorMs(pid);
    for (let page = 0; page < PAGES; page++) await visit();
    rounds.push((processorMs(pid) - from) / PAGES);
  }
  const detail = `${((await visit()) / 1024).toFixed(1)} KB`;
  return atMost('processor for a fresh home page', median(rounds), 12, { unit: 'ms', detail, reason: RENDERING });
}

/** After requests for pages in and out of the cache, for data and for files. */
async function memory({ url, pid }: Running): Promise<Row[]> {
  await pause(IDLE_MS);
  const idle = memoryOf(pid);
  const paths = ['/', '/randevu', '/admin', '/api/site-settings', '/api/services', '/remotes.json'];
  const setupRequest = (request: autocannon.Request) => ({
    ...request,
    headers: { ...headers, 'x-forwarded-for': anyAddress() },
  });
  const requests = paths.map((path) => ({ path, setupRequest }));
  const { non2xx, errors } = await autocannon({ url, connections: 8, amount: MIXED, requests });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of the mixed requests failed`);
  const after = memoryOf(pid);
  return [
    atMost('memory of the gateway with all services after load', after, 350, { unit: 'MB' }),
    atMost('memory after 15,000 mixed requests / idle', after / idle, 1.5, { ours: `${after} MB`, peer: `${idle} MB` }),
  ];
}

async function bytesOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { ...headers, 'x-forwarded-for': anyAddress() } }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.on('end', () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url}: ${response.statusCode}`)),
      );
    })
      .on('error', reject)
      .end();
  });
}
