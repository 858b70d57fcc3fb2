import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forgetSettings, registerService } from '@practice/service-kit';
import express from 'express';
import { afterEach, expect, it } from 'vitest';
import { RedirectList } from './redirects.ts';
import { siteAddresses } from './site-addresses.ts';

let close: (() => void) | undefined;
afterEach(() => {
  close?.();
  forgetSettings();
});

it.each([
  ['true', [{ a: 1 }]],
  ['false', []],
])('with redirect_tracking_enabled %s a followed redirect is stored as %j', async (redirect_tracking_enabled, hits) => {
  const stored: Record<string, number>[] = [];
  registerService('content', { readSettings: async () => ({ redirect_tracking_enabled }) });
  registerService('seo', {
    listActiveRedirects: async () => [
      { id: 'a', matchType: 'exact', fromUrl: '/eski', toUrl: '/yeni', redirectType: 301 },
    ],
    countRedirectHits: async (_ctx, counted: { hits: Record<string, number> }) => {
      stored.push(counted.hits);
      return {};
    },
  });
  forgetSettings();
  const redirects = new RedirectList();
  const app = express().use(siteAddresses({ redirects, publicUrl: 'http://127.0.0.1', paths: async () => new Set() }));
  const server = createServer(app).listen(0, '127.0.0.1');
  close = () => server.close();
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  const { status } = await fetch(`http://127.0.0.1:${port}/eski`, { redirect: 'manual' });
  await redirects.flush();
  expect([status, stored]).toEqual([301, hits]);
});
