import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { database, jobQueue } from '@practice/service-kit';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';
import { serveMetrics } from './metrics-server.ts';

const gateway = testGateway({ env: { DATA_DIR: tmpdir() } });

/** As a collector on this machine asks: no proxy in between. */
async function collect(headers: Record<string, string> = {}) {
  const response = await fetch(new URL('/metrics', gateway.url), { headers });
  return { status: response.status, text: await response.text() };
}

describe('/metrics', () => {
  it('reports durations by route and status, the process, jobs and streams', async () => {
    await gateway.visitor().get('/api/menus/slug/header');
    await gateway.visitor().get('/api/no-such-thing/42');
    await gateway.visitor().get('/remotes/mf-none/main.0123abcd.js');
    await database()
      .collection('jobs')
      .insertOne({ _id: 'test:1' as never, kind: 'send-email', state: 'waiting' });
    const { status, text } = await collect();
    await jobQueue().deleteOne({ _id: 'test:1' });
    expect(status).toBe(200);
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/menus\/slug\/:slug",status="\d+"\} 1/,
    );
    expect(text).toContain('process_cpu_user_seconds_total');
    expect(text).toContain('practice_jobs{kind="send-email",state="waiting"} 1');
    expect(text).toContain('practice_open_streams 0');
    // What cannot be read has no value, and not 0, which alerts would take for one.
    expect(text).not.toMatch(/^practice_backup_last_verified_timestamp_seconds /m);
    expect(text).toContain('route="files",status="404"');
    expect(text).not.toContain('no-such-thing');
    expect(text).not.toContain('0123abcd');
  });

  it('reports the state of the product, and what it has counted', async () => {
    const admin = await gateway.login('admin');
    await admin.post('/api/backups', {});
    const good = { state: 'verified', openKey: 'metrics', createdAt: new Date('2026-11-24T23:30:00Z') };
    await database().collection('backups').updateMany({}, { $set: good });
    onTestFinished(async () => void (await database().collection('backups').deleteMany({})));
    await gateway.visitor().post('/api/appointments', { parentName: '' });
    const { text } = await collect();
    expect(text).toMatch(/practice_build_info\{version="[^"]+",node="v\d+[^"]*"\} 1/);
    expect(text).toContain('practice_database_up 1');
    expect(text).toMatch(/practice_database_round_trip_seconds 0\.\d+/);
    expect(text).toContain('practice_service_up{service="appointments"} 1');
    expect(text).toContain(
      `practice_backup_last_verified_timestamp_seconds ${Date.parse('2026-11-24T23:30:00Z') / 1000}`,
    );
    expect(text).toMatch(/practice_data_folder_free_bytes \d+/);
    expect(text).toMatch(/practice_bookings_total\{result="VALIDATION_FAILED"\} \d+/);
    expect(text).toContain('practice_page_cache_requests_total{result="hit"} 0');
  });

  it('has every figure that an example of an alert is about, and that the document explains', async () => {
    const { text } = await collect();
    const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../../..', file), 'utf8');
    const figures = new Set([...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].map(([, name]) => name));
    const named = (file: string) =>
      [...read(file).matchAll(/\b(?:practice|http|process|nodejs)_\w+/g)].map(([name]) =>
        name.replace(/_(count|bucket|sum)$/, ''),
      );
    const alerts = named('deploy/monitoring/alerts.yml');
    expect(alerts.length).toBeGreaterThan(12);
    expect(alerts.filter((name) => !figures.has(name))).toEqual([]);
    const explained = new Set(named('docs/operations.md'));
    const ours = [...figures].filter((name) => name?.startsWith('practice_'));
    expect(ours.filter((name) => !explained.has(name ?? ''))).toEqual([]);
  });

  it('is at a port of its own, too, under any name and without a token, and nothing else is', async () => {
    const server = await serveMetrics(gateway.server.metrics, { port: 0, host: '127.0.0.1' });
    onTestFinished(() => void server.close());
    const { port } = server.address() as { port: number };
    const at = (address: string) => fetch(`http://127.0.0.1:${port}${address}`, { headers: { via: 'elsewhere' } });
    expect(await (await at('/metrics')).text()).toContain('practice_database_up');
    expect((await at('/api/users')).status).toBe(404);
  });

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
    'is no address for what comes with %s',
    async (name) => {
      const { status, text } = await collect({ [name]: '127.0.0.1' });
      expect(status).toBe(404);
      expect(JSON.parse(text)).toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  it.each([
    ['admin', 200],
    ['moderator', 404],
    ['user', 404],
  ] as const)('from outside answers a signed-in %s with %d', async (role, status) => {
    const caller = await gateway.login(role);
    expect((await caller.get('/metrics')).status).toBe(status);
  });
});
