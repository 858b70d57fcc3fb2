import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { startPeer } from '../machine/bare.ts';
import { anyAddress, compare, summaryOf } from '../machine/load.ts';
import { childrenOf, memoryOf, ownMemoryOf, processorMs } from '../machine/process-figures.ts';
import { newDatabase, type Running, startBuilt } from '../machine/program.ts';
import { serveFile } from '../machine/served-file.ts';
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
  const inGateway = fileURLToPath(new URL('../peers/render-in-gateway.cjs', import.meta.url));
  const together = await start({ PAGE_CACHE_MB: '0', NODE_OPTIONS: `--require=${inGateway}` });
  try {
    const ofGateway = [...(await memory(gateway)), ...(await unchanged(gateway)), await forged(gateway)];
    return [...ofGateway, await fresh(uncached), ...(await inProcesses(uncached, together))];
  } finally {
    await Promise.all([gateway.stop(), uncached.stop(), together.stop()]);
    await end();
  }
}

/** Against a file of as many bytes from the same gateway. */
async function unchanged({ url }: Running): Promise<Row[]> {
  const page = { url: `${url}/`, headers };
  const { path, remove } = serveFile('js', randomBytes(await bytesOf(page.url)));
  try {
    const rates = await compare(page, { url: url + path, headers });
    return [
      atLeast('unchanged home page / file of the same size', rates.ratio, 2, perSecond(rates)),
      atMost('home page, compressed', (await bytesOf(page.url)) / 1024, 20, { unit: 'KB', reason: BYTES }),
    ];
  } finally {
    remove();
  }
}

/** Against a server that renders a plain tree of the same elements, attributes and texts. */
async function fresh(gateway: Running): Promise<Row> {
  const peer = await startPeer('plain-page.ts', `${gateway.url}/`);
  try {
    const [ours, plain] = await Promise.all([gateway, peer].map(async ({ url }) => (await fetch(url)).text()));
    assertAlike(ours ?? '', plain ?? '');
    for (const server of [gateway, peer]) await costOf(server, WARM_UP_PAGES);
    const rounds: { ours: number; peer: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({ ours: await costOf(gateway, PAGES), peer: await costOf(peer, PAGES) });
    }
    const cost = summaryOf(rounds);
    const milliseconds = { ours: `${cost.ours.toFixed(1)} ms`, peer: `${cost.peer.toFixed(1)} ms`, noise: cost.noise };
    return atMost('processor for a fresh home page / a plain tree of its elements', cost.ratio, 1.8, {
      ...milliseconds,
      reason: RENDERING,
    });
  } finally {
    await peer.stop();
  }
}

/** Against the same gateway without processes for pages. */
async function inProcesses(gateway: Running, together: Running): Promise<Row[]> {
  await costOf(together, WARM_UP_PAGES);
  const rounds: { ours: number; peer: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ ours: await costOf(gateway, PAGES), peer: await costOf(together, PAGES) });
  }
  const cost = summaryOf(rounds);
  const milliseconds = { ours: `${cost.ours.toFixed(1)} ms`, peer: `${cost.peer.toFixed(1)} ms`, noise: cost.noise };
  const [child = 0] = childrenOf(gateway.pid);
  return [
    atMost('processor for a fresh home page / the same in the thread of the gateway', cost.ratio, 1.15, milliseconds),
    atMost('memory of a process for pages after load', ownMemoryOf(child), 60, {
      unit: 'MB',
      detail: `${memoryOf(child)} MB with what it shares`,
    }),
  ];
}

/** Milliseconds of processor for each of so many pages, in the process and those that it has started. */
async function costOf({ url, pid }: Running, pages: number): Promise<number> {
  const used = () => [pid, ...childrenOf(pid)].reduce<number>((sum, each) => sum + processorMs(each), 0);
  const from = used();
  for (let page = 0; page < pages; page++) await bytesOf(`${url}/`);
  return (used() - from) / pages;
}

/** React writes marks of its own into a page, and a line for each picture. */
function assertAlike(ours: string, plain: string): void {
  const elementsOf = (html: string) => html.match(/<[a-z]/g)?.length ?? 0;
  for (const sizeOf of [elementsOf, (html: string) => html.length]) {
    const part = sizeOf(plain) / sizeOf(ours);
    if (Math.abs(part - 1) > 0.02) throw new Error(`The plain page has ${part.toFixed(2)} of the home page`);
  }
}

/** A cookie that names a preview, with no session beside it, is worth nothing, and costs nothing. */
async function forged({ url }: Running): Promise<Row> {
  const cookie = 'practice.preview=mf-public%402.0.0';
  const rates = await compare({ url: `${url}/`, headers: { ...headers, cookie } }, { url: `${url}/`, headers });
  return atMost('a page with a forged preview cookie / without one', 1 / rates.ratio, 1.05, perSecond(rates));
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
