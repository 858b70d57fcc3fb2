import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { gatewayReport } from '@practice/contracts';
import { expect, it, onTestFinished } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';
import { gatewayReporter, startGatewayReports } from './report-gateway.ts';

const gateway = testGateway();
const parts = { publicUrl: 'http://localhost', dataDir: tmpdir(), streams: { size: 3 }, signs: { problems: () => [] } };
const remote = { name: 'mf-public', version: '1.0.0+a', manifest: '/remotes/mf-public/mf-manifest.json', routes: [] };

it('says how a gateway is: its process, its disk, its database and the remotes that are live', async () => {
  const server = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const elsewhere = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mf-manifest.json`;
  const list = () => [
    remote,
    { ...remote, name: 'mf-seo', manifest: elsewhere },
    { ...remote, name: 'mf-events', manifest: 'http://127.0.0.1:1/mf-manifest.json' },
  ];
  const report = await gatewayReporter({ ...parts, remotes: { list } })();
  expect(gatewayReport.omit({ name: true }).parse(report)).toEqual(report);
  expect(report).toMatchObject({ openStreams: 3, nodeVersion: process.version, setupProblems: [] });
  expect(Math.abs(report.clockSkewMs ?? Number.NaN)).toBeLessThan(1000);
  expect(report.disk?.freeBytes).toBeGreaterThan(0);
  expect(report.remotes.map(({ name, isElsewhere, isUp }) => [name, isElsewhere, isUp])).toEqual([
    ['mf-public', false, true],
    ['mf-seo', true, true],
    ['mf-events', true, false],
  ]);
});

it('admins see a gateway for as long as it runs', async () => {
  const admin = await gateway.login('admin');
  const names = async () => {
    const { data } = await admin.graphql('{ systemHealth { details { gateways { name } } } }');
    return (data as { systemHealth: { details: { gateways: { name: string }[] } } }).systemHealth.details.gateways;
  };
  const reports = startGatewayReports({ ...parts, port: 4000, remotes: { list: () => [remote] } });
  await expect.poll(async () => (await names()).length).toBe(1);
  expect(await names()).toEqual([{ name: expect.stringMatching(/:4000$/) }]);
  await reports.stop();
  expect(await names()).toEqual([]);
});
