import { callService, DomainError } from '@practice/service-kit';
import type { Caller } from '@practice/tooling/testing/caller';
import { expect, it } from 'vitest';
import { asError, describeError } from '../../pages/rendering/as-error.ts';
import { testGateway } from '../../testing/test-gateway.ts';
import type { Remote } from '../remote.ts';
import { RemoteFailures } from './remote-failures.ts';

const live: Remote = {
  ...{ name: 'mf-public', version: '2.0.0', manifest: '/remotes/mf-public/mf-manifest.json', routes: ['/*'] },
};
const gateway = testGateway({
  remotes: {
    list: () => [live],
    publishedDir: (name, version) => (version === '1.0.0' ? `/published/${name}` : undefined),
  },
});

const failure = { name: 'mf-public', version: '2.0.0', kind: 'render', error: 'TypeError', frames: [] };
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const report = async (caller: Caller, more: object = {}, headers = browser) =>
  (await caller.send('POST', '/api/remote-failures', { ...failure, ...more }, headers)).status;
const counted = () =>
  gateway.server.failures.totals().map(({ version, where, count }) => `${version} ${where} ${count}`);

it('what browsers report of a remote is counted once for each address, for versions that there are', async () => {
  const [one, other] = [gateway.visitor(), gateway.visitor()];
  expect(await Promise.all([report(one), report(one), report(other)])).toEqual([204, 204, 204]);
  expect(counted()).toEqual(['2.0.0 browser 2']);
  await report(one, { version: '1.0.0' });
  await report(one, { version: '9.9.9' });
  await report(gateway.visitor(), {}, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
  expect(counted()).toEqual(['2.0.0 browser 2', '1.0.0 browser 1']);

  const text = await gateway.server.metrics.registries[0]?.metrics();
  expect(text).toContain('practice_remote_failures_total{remote="mf-public",version="2.0.0",where="browser"} 2');

  await gateway.server.failures.flush();
  await gateway.server.failures.flush();
  const from = new Date(Date.now() - 10 * 60_000).toISOString();
  const to = new Date(Date.now() + 60_000).toISOString();
  const periods = ['2.0.0', '1.0.0', '3.0.0'].map((version) => ({ name: 'mf-public', version, from, to }));
  const counts = await callService('identity', 'countRemoteFailures', { periods });
  expect(counts).toEqual([2, 1, 0].map((browser) => ({ server: 0, browser })));
});

it('a page that was not rendered is a failure of the remote at its path, unless its data could not be had', () => {
  const failures = new RemoteFailures();
  const add = (error: unknown) => failures.addPage([live], { path: '/blog', error });
  expect(add(new TypeError('x is undefined'))).toBe(live);
  // As it comes from the process that rendered the page.
  const sent = (error: Error) => asError(structuredClone(describeError(error)));
  add(sent(Object.assign(new Error('UNAVAILABLE'), { name: 'RequestFailure' })));
  add(sent(new DomainError('UNAVAILABLE')));
  add(new Error('more than 24 pages at the same time'));
  add(new Error('the process was at pages of other remotes for too long'));
  expect(failures.totals()).toEqual([{ name: 'mf-public', version: '2.0.0', where: 'server', count: 1 }]);
});

it('staff alone are told by a header which version a page is of', async () => {
  // There is no shell to render it with.
  gateway.expectError('request failed');
  const header = async (caller: Caller) => (await caller.get('/hakkimda')).headers.get('x-remote');
  expect(await header(await gateway.login('user'))).toBe('mf-public@2.0.0');
  expect(await header(gateway.visitor())).toBeNull();
});
