import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { connectDatabase, database, disconnectDatabase } from '@practice/service-kit';
import { testDatabaseUri } from '@practice/service-kit/testing';
import { Caller } from '@practice/tooling/testing/caller';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { forkProgram, readyUrl } from './testing/fork-program.ts';

// Processes take their time on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const uri = testDatabaseUri(`writes_${process.pid}`);
const children: ChildProcess[] = [];
const root = path.resolve(import.meta.dirname, '../..');

/** A program of the product on the one database; its address as soon as it serves. */
async function start(program: string, environment: Record<string, string> = {}): Promise<string> {
  const env = { TRUST_PROXY: 'loopback', ...environment };
  const child = forkProgram(path.join(root, program), { mongodbUri: uri, env });
  children.push(child);
  return readyUrl(child);
}

async function stopAll(): Promise<void> {
  const ended = children.map((child) => once(child, 'exit'));
  for (const child of children.splice(0)) child.kill('SIGTERM');
  await Promise.all(ended);
}

afterAll(async () => {
  await stopAll();
  await connectDatabase(uri);
  await database().dropDatabase();
  await disconnectDatabase();
});

const settings = async (url: string) => (await new Caller(url, 'anonymous').get('/api/site-settings')).text;

beforeAll(async () => {
  await start('gateway/dist/main.cjs');
  await stopAll();
});

it.each(['in the gateways', 'as a process of its own'])(
  'with the settings service %s, a saved setting is in the next response of the gateway that saved it, and soon in the other’s',
  async (where) => {
    const content: Record<string, string> =
      where === 'in the gateways' ? {} : { CONTENT_URL: await start('services/content/dist/main.cjs') };
    const [one, other] = [await start('gateway/dist/main.cjs', content), await start('gateway/dist/main.cjs', content)];
    const admin = new Caller(one, 'admin');
    await admin.post('/api/auth/login', { username: 'admin', password: 'kestane-ile-zimba' });
    const missed: number[] = [];
    for (let round = 0; round < 30; round++) {
      const value = `Merhaba, ${where} ${round}.`;
      // From here both have the settings in their caches.
      await Promise.all([settings(one), settings(other)]);
      await admin.send('PUT', '/api/site-settings/bulk', { settings: [{ key: 'hero_title', value }] });
      if (!(await settings(one)).includes(value)) missed.push(round);
    }
    expect(missed).toEqual([]);
    await vi.waitFor(async () => expect(await settings(other)).toContain(`${where} 29.`), { timeout: 30_000 });
    await stopAll();
  },
);
