import { connect } from 'node:net';
import { type CreatedAccount, connectDatabase, database, disconnectDatabase, logger } from '@practice/service-kit';
import { type DatabaseProxy, databaseProxy, testDatabaseUri } from '@practice/service-kit/testing';
import { Caller } from '@practice/tooling/testing/caller';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readEnv } from './env.ts';
import { createServices } from './services.ts';
import { type Gateway, startGateway } from './start-gateway.ts';
import { TEST_SECRET } from './testing/test-gateway.ts';

// The driver looks for a server that is gone for some seconds.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const ADMIN_PASSWORD = 'kestane-ile-zimba';

let proxy: DatabaseProxy;
let gateway: Gateway;
let databaseUri: string;
const progress: string[] = [];
const accounts: CreatedAccount[] = [];
const visitor = () => new Caller(gateway.url, 'anonymous');
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 100 });

beforeAll(async () => {
  proxy = await databaseProxy(testDatabaseUri(`start_${process.pid}`));
  databaseUri = proxy.uri;
  proxy.shut();
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    MONGODB_URI: databaseUri,
    SERVICE_SECRET: TEST_SECRET,
    SESSION_SECRET: TEST_SECRET,
    FIELD_KEY: TEST_SECRET,
    SEED_DATA: 'demo',
    LIST_EXECUTOR: process.env.LIST_EXECUTOR ?? '',
    ADMIN_PASSWORD,
  });
  gateway = await startGateway(env, createServices(), {
    onProgress: (message) => progress.push(message),
    onAccounts: (made) => accounts.push(...made),
    onNewerData: () => undefined,
  });
  vi.spyOn(logger, 'error');
});
afterEach(() => expect(logger.error).not.toHaveBeenCalled());
afterAll(async () => {
  await gateway.stop();
  await connectDatabase(databaseUri);
  await database().dropDatabase();
  await disconnectDatabase();
});

describe('a database that is away at the start', () => {
  it('leaves the process healthy and not ready', async () => {
    expect((await visitor().get('/healthz')).status).toBe(200);
    const ready = await visitor().get('/readyz');
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5']);
  });

  it('is reported to callers with Retry-After', async () => {
    const rest = await visitor().get('/api/working-hours');
    expect([rest.status, rest.headers.get('retry-after')]).toEqual([503, '5']);
    expect(rest.body).toMatchObject({ code: 'UNAVAILABLE', errors: [] });
    const graphql = await visitor().graphql('{ workingHours { id } }');
    expect([graphql.status, graphql.errors[0]?.extensions.code]).toEqual([503, 'UNAVAILABLE']);
    const page = await visitor().get('/', { accept: 'text/html' });
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  });

  it('is waited for', async () => {
    await until(async () => expect(progress).toContain('Waiting for the database …'));
    await proxy.open();
    await gateway.ready;
    expect(accounts.map(({ username }) => username)).toEqual(['admin', 'moderator', 'asistan']);
    await until(async () => expect((await visitor().get('/readyz')).status).toBe(200));
    expect((await visitor().get('/api/working-hours')).status).toBe(200);
  });
});

/** A transaction that is cut off in the middle would keep its records from others for a minute. */
async function eventsAreHandled(): Promise<void> {
  const counter = await database()
    .collection('counters')
    .findOne({ seq: { $exists: true } });
  expect(await database().collection('event_outbox').findOne({})).toBeNull();
  const cursors = await database().collection('event_cursors').find().toArray();
  expect(cursors.map(({ seq }) => seq)).toEqual(cursors.map(() => counter?.seq));
}

describe('a database that goes away and comes back', () => {
  it('is reported to callers, and stops nothing', async () => {
    await until(eventsAreHandled);
    proxy.shut();
    const rest = await visitor().get('/api/working-hours');
    expect([rest.status, rest.headers.get('retry-after')]).toEqual([503, '5']);
    expect(rest.body).toMatchObject({ code: 'UNAVAILABLE', errors: [] });
    const graphql = await visitor().graphql('{ workingHours { id } }');
    expect([graphql.status, graphql.headers.get('retry-after')]).toEqual([200, '5']);
    expect(graphql.errors[0]?.extensions).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 5 });
    expect((await visitor().get('/healthz')).status).toBe(200);
    expect((await visitor().get('/readyz')).status).toBe(503);
    expect((await visitor().get('/metrics', { 'x-forwarded-for': '' })).status).toBe(404);
    await proxy.open();
    await until(async () => expect((await visitor().get('/api/working-hours')).status).toBe(200));
    await until(async () => expect((await visitor().get('/readyz')).status).toBe(200));
  });
});

describe('a database that takes requests and answers none', () => {
  it('lets no caller wait for longer than ten seconds, and needs no one to start anything', async () => {
    const staff = new Caller(gateway.url, 'admin');
    const signIn = { username: 'admin', password: ADMIN_PASSWORD };
    expect((await staff.post('/api/auth/login', signIn)).status).toBe(200);
    const message = {
      ...{ name: 'Deniz Akgün', email: 'deniz@ornek.com', subject: 'Görüşme', message: 'Sizinle görüşmek isterim.' },
      kvkkConsent: true,
    };
    proxy.hang();
    const timed = async (answer: Promise<{ status: number; headers: Headers }>) => {
      const startedAt = Date.now();
      const { status, headers } = await answer;
      return { status, retryAfter: headers.get('retry-after'), ms: Date.now() - startedAt };
    };
    // What was found within the last second is still said.
    await until(async () => {
      const ready = await timed(visitor().get('/readyz'));
      expect(ready).toMatchObject({ status: 503, retryAfter: '5' });
      expect(ready.ms).toBeLessThan(2000);
    });
    const answers = await Promise.all([
      timed(visitor().get('/api/working-hours')),
      timed(visitor().get('/api/menus')),
      timed(visitor().graphql('{ workingHours { id } }')),
      timed(visitor().get('/blog', { accept: 'text/html' })),
      timed(visitor().post('/api/auth/login', signIn)),
      timed(visitor().post('/api/contacts', message)),
      timed(staff.get('/api/appointments')),
      timed(staff.graphql('{ appointments { total } }')),
      timed(staff.get('/api/system-health')),
    ]);
    expect(answers.filter(({ ms }) => ms > 10_000)).toEqual([]);
    expect(new Set(answers.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(
      new Set(['503 5', '200 5']),
    );
    expect((await visitor().get('/healthz')).status).toBe(200);
    proxy.goOn();
    await until(async () => expect((await visitor().get('/readyz')).status).toBe(200));
    expect((await staff.get('/api/appointments')).status).toBe(200);
  });
});

describe('stopping', () => {
  it('finishes what was started and accepts nothing new', async () => {
    const { port } = new URL(gateway.url);
    const socket = connect(Number(port), '127.0.0.1');
    const response = new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (data) => (text += data)).on('close', () => resolve(text));
    });
    const body = JSON.stringify({ username: 'kimse', password: 'x' });
    const head = ['POST /api/auth/login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
    socket.write(`${head.join('\r\n')}\r\nContent-Length: ${body.length}\r\n\r\n`);
    await new Promise((resolve) => socket.once('connect', resolve));
    await visitor().get('/healthz');
    const stopped = gateway.stop();
    await until(() => expect(fetch(`${gateway.url}/healthz`)).rejects.toThrow());
    socket.write(body);
    expect(await response).toMatch(/^HTTP\/1.1 401 [\s\S]*LOGIN_FAILED/);
    await stopped;
  });
});
