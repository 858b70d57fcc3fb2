import { database, jobQueue } from '@practice/service-kit';
import { describe, expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';

const gateway = testGateway();

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
    expect(text).toContain('route="files",status="404"');
    expect(text).not.toContain('no-such-thing');
    expect(text).not.toContain('0123abcd');
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
