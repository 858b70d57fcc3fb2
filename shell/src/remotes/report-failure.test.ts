import { remoteFailureInput } from '@practice/contracts';
import { beforeEach, expect, it, vi } from 'vitest';
import { RemoteLoadError } from './load-module.ts';

const remote = { name: 'mf-events', version: '1.0.0+3fa92c1b', manifest: '/remotes/mf-events/mf.json', routes: ['/x'] };
let sent: Promise<unknown>[] = [];
let isOnline = true;
beforeEach(() => {
  [sent, isOnline] = [[], true];
  vi.resetModules();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  navigator.sendBeacon = (address, body) => {
    expect(address).toBe('/api/remote-failures');
    sent.push((body as Blob).text().then((text) => JSON.parse(text) as unknown));
    return true;
  };
});
const report = async (error: Error) => (await import('./report-failure.ts')).reportFailure(remote, error);

function thrown(): Error {
  const error = new TypeError('“Ayşe Yılmaz” has no date');
  const script = 'https://klinik.example/remotes/mf-events/1.0.0+3fa92c1b/main.3fa92c1b.js';
  error.stack = `TypeError: “Ayşe Yılmaz”\n    at page (${script}:1:2345)\n    at ${script}?t=1:7:8\n    at eval (eval:1:1)`;
  return error;
}

it('a failure is reported once for a page load, by its class and its places in scripts alone', async () => {
  await report(thrown());
  await report(thrown());
  expect(await Promise.all(sent)).toEqual([
    {
      ...{ name: 'mf-events', version: '1.0.0+3fa92c1b', kind: 'render', error: 'TypeError' },
      frames: [1, 7].map(
        (line) => `/remotes/mf-events/1.0.0+3fa92c1b/main.3fa92c1b.js:${line}:${line === 1 ? 2345 : 8}`,
      ),
    },
  ]);
  expect(remoteFailureInput.parse(await sent[0])).toBeTruthy();
});

it('code that did not come is told from code that threw', async () => {
  await report(new RemoteLoadError('mf-events could not be loaded'));
  expect(await sent[0]).toMatchObject({ kind: 'load', error: 'RemoteLoadError' });
});

it('a browser that is offline reports nothing', async () => {
  isOnline = false;
  await report(thrown());
  expect(sent).toEqual([]);
});
