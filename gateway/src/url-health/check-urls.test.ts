import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { UrlAnswer } from '@practice/contracts';
import { type Job, registerService } from '@practice/service-kit';
import { afterEach, expect, it } from 'vitest';
import { checkUrls } from './check-urls.ts';

const job = { payload: { runId: '1', isNightly: false } } as Job;
let close = () => {};
afterEach(() => close());

/** A site of which `/slow` never answers, and the check of two of its addresses. */
async function open(pages: string[]) {
  const waiting = [...pages];
  const noted: UrlAnswer[] = [];
  let asked = () => {};
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  registerService('seo', {
    nextUrlsToCheck: async () => ({ pages: waiting.splice(0), targets: [] }),
    noteUrlAnswers: async (_ctx, { answers }: { answers: UrlAnswer[] }) => {
      noted.push(...answers);
      return {};
    },
  });
  const server = createServer((request, response) => {
    asked();
    if (request.url !== '/slow') response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>x</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo;
  return { site: { host: '127.0.0.1', port, publicUrl: 'https://site.example' }, noted, isAsked };
}

it('asks what the service names until there is nothing left', async () => {
  const { site, noted } = await open(['/', '/a', '/b']);
  expect(await checkUrls(job, { site, stopped: new AbortController().signal })).toBeUndefined();
  expect(noted.map(({ path, statusCode }) => `${path} ${statusCode}`).sort()).toEqual(['/ 200', '/a 200', '/b 200']);
});

it('that is stopped ends at once, notes nothing of what was being asked, and goes on later', async () => {
  const { site, noted, isAsked } = await open(['/slow']);
  const stopping = new AbortController();
  const run = checkUrls(job, { site, stopped: stopping.signal });
  await isAsked;
  stopping.abort();
  expect(await run).toEqual({ waitMs: 2000, reason: 'Kontrol sürüyor.' });
  expect(noted).toEqual([]);
});
