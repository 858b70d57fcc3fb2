import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { enginesOn } from '../database/testing/engines-on.ts';
import { freePort } from '../processes/free-port.ts';
import { isAlive } from '../processes/is-alive.ts';
import { ABOUT_EMBEDDED, givenServer } from '../testing/test-server.ts';
import { newEnv, program, run, visit } from './testing/run-start.ts';

describe('npm start', { timeout: 120_000 }, () => {
  test('says what a person needs, and keeps everything over a stop', async () => {
    const env = await newEnv();
    const first = run(env);
    await first.until('Stop ');
    expect(first.output()).toContain(`http://localhost:${env.PORT}/admin`);
    expect(first.output()).toMatch(/admin\s+shown-once/);
    expect(first.output()).toContain(givenServer ? 'given by MONGODB_URI' : 'SecantusDB 0.7.0b3, embedded');
    expect(await visit(env)).toMatchObject({ visits: 2 });
    first.child.kill('SIGINT');
    expect(await first.ended).toBe(0);
    expect(enginesOn(env.DATA_DIR)).toEqual([]);

    const second = run(env);
    await second.until('Stop ');
    expect(second.output()).not.toContain('shown-once');
    expect(second.output()).toContain('npm run reset-password -- admin');
    expect(await visit(env)).toMatchObject({ visits: 3 });
  });

  test('shows accounts at the next start when the one that made them failed', async () => {
    const env = await newEnv();
    const failed = run({ ...env, STAND_IN_FAILS_LATE: '1' });
    expect(await failed.ended).toBe(1);
    expect(failed.output()).toContain('The stand-in stops half-way.');
    expect(statSync(join(env.DATA_DIR, 'new-accounts.json')).mode & 0o077).toBe(0);
    const second = run(env);
    await second.until('Stop ');
    expect(second.output()).toMatch(/admin\s+shown-once/);
    second.child.kill('SIGTERM');
    await second.ended;
    expect(readdirSync(env.DATA_DIR)).not.toContain('new-accounts.json');
    const third = run(env);
    await third.until('Stop ');
    expect(third.output()).not.toContain('shown-once');
  });

  test('makes secrets once, for its owner only', async () => {
    const env = await newEnv();
    const first = run(env);
    await first.until('Stop ');
    const secrets = readFileSync(join(env.DATA_DIR, 'secrets.json'), 'utf8');
    expect(Object.keys(JSON.parse(secrets))).toEqual(['SESSION_SECRET', 'SERVICE_SECRET', 'FIELD_KEY']);
    const ofDatabase = givenServer ? [] : ['database.json'];
    for (const name of ['secrets.json', 'running.json', ...ofDatabase, 'logs/gateway.log']) {
      expect(statSync(join(env.DATA_DIR, name)).mode & 0o077).toBe(0);
    }
    first.child.kill('SIGTERM');
    await first.ended;
    expect(readdirSync(env.DATA_DIR)).not.toContain('running.json');
    await run(env).until('Stop ');
    expect(readFileSync(join(env.DATA_DIR, 'secrets.json'), 'utf8')).toBe(secrets);
  });

  test('after kill -9 the next start takes over, and no process of the first is left', async () => {
    const env = await newEnv();
    const first = run(env);
    await first.until('Stop ');
    const { pid, visits } = await visit(env);
    const engines = enginesOn(env.DATA_DIR);
    first.child.kill('SIGKILL');
    await first.ended;
    const second = run(env);
    await second.until('Stop ');
    expect([pid, ...engines].filter(isAlive)).toEqual([]);
    expect((await visit(env)).visits).toBe(visits + 1);
  });

  test('a killed npm takes the product with it, and a next start waits for that', async () => {
    const env = await newEnv();
    const shell = run({ ...env, npm_lifecycle_event: 'start' }, [
      '/bin/sh',
      '-c',
      `${process.execPath} ${program}; true`,
    ]);
    await shell.until('Stop ');
    shell.child.kill('SIGKILL');
    const next = run(env);
    await next.until('Stop ');
    await shell.until('npm has ended');
    expect(await visit(env)).toMatchObject({ visits: 2 });
  });

  test('a gateway and a database that end by themselves are started again', async ({ skip }) => {
    skip(givenServer !== undefined, ABOUT_EMBEDDED);
    const env = await newEnv();
    const product = run(env);
    await product.until('Stop ');
    const { pid } = await visit(env);
    await fetch(`http://127.0.0.1:${env.PORT}/crash`).catch(() => {});
    await product.until('The server runs again');
    expect((await visit(env)).pid).not.toBe(pid);

    for (const engine of enginesOn(env.DATA_DIR)) process.kill(engine, 'SIGKILL');
    await product.until('The database runs again');
    expect((await visit(env)).visits).toBeGreaterThan(2);
  });

  test('what a killed gateway had locked is free as soon as it runs again', async ({ skip }) => {
    skip(givenServer !== undefined, ABOUT_EMBEDDED);
    const env = await newEnv();
    const product = run(env);
    await product.until('Stop ');
    const { pid } = await visit(env, '/lock');
    process.kill(pid, 'SIGKILL');
    await product.until('The server runs again');
    // Left to itself, the database would hold the record for a minute.
    const response = await fetch(`http://127.0.0.1:${env.PORT}/take`, { signal: AbortSignal.timeout(20_000) });
    expect(response.status).toBe(200);
  });

  test('warnings of the server are said in short and kept in full', async () => {
    const env = await newEnv();
    const product = run(env);
    await product.until('Stop ');
    await visit(env, '/warn');
    await visit(env, '/warn');
    await product.until('warn: something to look at');
    const warnings = () => readFileSync(join(env.DATA_DIR, 'logs/gateway.log'), 'utf8').match(/"level":"warn"/g);
    await expect.poll(warnings, { timeout: 60_000 }).toHaveLength(2);
    expect(product.output().split('something to look at')).toHaveLength(2);
  });
});

describe('npm start refuses in a sentence', { timeout: 60_000 }, () => {
  test('a second start on a data folder, with the address of the first', async () => {
    const env = await newEnv();
    await run(env).until('Stop ');
    const second = run({ ...env, PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`already runs on this data folder, at http://localhost:${env.PORT}`);
  });

  test('a taken port, and what to do', async () => {
    const env = await newEnv();
    const server = createServer().listen(Number(env.PORT), '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const product = run(env);
    expect(await product.ended).toBe(1);
    expect(product.output()).toContain(`Port ${env.PORT} is taken by another program`);
    expect(product.output()).toMatch(/start on another port: PORT=\d+ npm start/);
  });

  test('bad values, all of them at once', async () => {
    const product = run({
      PORT: 'abc',
      EMBEDDED_DATABASE: 'oracle',
      MONGODB_URI: 'localhost',
      SESSION_SECRET: 'short',
    });
    expect(await product.ended).toBe(1);
    for (const name of [
      'PORT is not a port',
      'EMBEDDED_DATABASE is not one of mongod',
      'MONGODB_URI is not an address of MongoDB',
      'SESSION_SECRET needs at least 32',
    ]) {
      expect(product.output()).toContain(name);
    }
  });

  test('production without secrets', async () => {
    const env = { ...(await newEnv()), NODE_ENV: 'production', ALLOW_TRIAL_DATABASE: 'true' };
    const product = run({ ...env, SESSION_SECRET: 'x'.repeat(32) });
    expect(await product.ended).toBe(1);
    expect(product.output()).toContain('In production these have to be set: SERVICE_SECRET, FIELD_KEY.');
  });

  test('a gateway that does not come up, with what it said', async () => {
    const env = await newEnv();
    const product = run({ ...env, STAND_IN_FAILS: '1' });
    expect(await product.ended).toBe(1);
    expect(product.output()).toContain('The stand-in cannot start: a reason for people.');
    expect(enginesOn(env.DATA_DIR)).toEqual([]);
  });
});
