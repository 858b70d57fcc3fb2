import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { callService, registerServiceUrl, unregisterService } from './call-service.ts';
import { finishServer, serveServices } from './serve.ts';
import { defineService, type ServiceDefinition } from './service.ts';
import { setServiceSecret } from './service-token.ts';

setServiceSecret('a secret for tests that is long enough');

// Files of a worker share their modules: a service registered by another file's tests would be called instead.
beforeEach(() => unregisterService('content'));

const address = { port: 0, host: '127.0.0.1' };
const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

function content(readSettings: () => Promise<Record<string, string>>) {
  const internal: ServiceDefinition['internal'] = { readSettings };
  return defineService({
    name: 'content',
    sdl: 'type Query { a: Int }',
    resolvers: {},
    routes: [],
    models: [],
    internal,
  });
}

it('services of one process respond each under its name, with a token only', async () => {
  const server = await serveServices([content(async () => ({ site_name: 'Klinik' }))], address);
  registerServiceUrl('content', `${urlOf(server)}/content`);
  onTestFinished(async () => {
    registerServiceUrl('content', '');
    await finishServer(server);
  });
  expect(await callService('content', 'readSettings', {})).toEqual({ site_name: 'Klinik' });
  const call = (path: string) => fetch(`${urlOf(server)}${path}`, { method: 'POST', body: '{}' });
  expect((await call('/content/internal/readSettings')).status).toBe(401);
  expect((await call('/seo/internal/readSettings')).status).toBe(404);
  expect((await call('/')).status).toBe(404);
});

it('a server that ends finishes what was begun and takes nothing new', async () => {
  let begun = () => {};
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  let respond: (settings: Record<string, string>) => void = () => {};
  const server = await serveServices(
    [
      content(() => {
        begun();
        return new Promise((resolve) => {
          respond = resolve;
        });
      }),
    ],
    address,
  );
  const url = urlOf(server);
  registerServiceUrl('content', `${url}/content`);
  onTestFinished(() => registerServiceUrl('content', ''));
  const pending = callService('content', 'readSettings', {});
  await isBegun;
  const finished = finishServer(server);
  await expect(fetch(url)).rejects.toThrow();
  respond({ site_name: 'Klinik' });
  expect(await pending).toEqual({ site_name: 'Klinik' });
  await finished;
});
