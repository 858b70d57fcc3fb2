import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { freePort } from '../../processes/free-port.ts';
import { root } from '../../start/env.ts';
import { type Account, startProgram } from '../../start/program.ts';
import { newTestFolder } from '../../testing/new-test-folder.ts';
import { startTestDatabase } from '../../testing/test-server.ts';

export type RunningApi = {
  url: string;
  /** An access token of the admin, for reading and writing. */
  token: string;
  /** A folder that goes with it. */
  dataDir: string;
  stop(): Promise<void>;
};

const SECRET = 'a secret for checks that is long enough';
const GRACE_MS = 5000;

/** The built product with the demonstration's data, on a free port and a database of its own, without limits. */
export async function startApi(): Promise<RunningApi> {
  const dataDir = newTestFolder('practice-api-');
  const undo: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true, force: true })];
  const stop = async () => {
    for (const step of undo.reverse()) await step();
  };
  try {
    const database = await startTestDatabase(dataDir);
    undo.push(() => database.stop());
    await withoutLimits(database.uri);
    const accounts: Account[] = [];
    const port = await freePort();
    const gateway = startProgram({
      path: join(root, 'gateway/dist/main.cjs'),
      dataDir,
      logName: 'gateway',
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_ENV: 'test',
        PORT: String(port),
        DATA_DIR: dataDir,
        // Settings are there before the first start, so migrations have something to look at.
        BACKUP_DIR: join(dataDir, 'backups'),
        MONGODB_URI: database.uri,
        SESSION_SECRET: SECRET,
        SERVICE_SECRET: SECRET,
        FIELD_KEY: SECRET,
        SEED_DATA: 'demo',
        LOG_LEVEL: 'warn',
      },
      onProgress: () => {},
      onAccounts: (made) => accounts.push(...made),
      onWarning: () => {},
    });
    undo.push(() => gateway.stop(GRACE_MS, 'the check is over'));
    if (!(await gateway.ready)) throw new Error(`The gateway did not start:\n${(await gateway.ended).lastLines}`);
    const url = `http://127.0.0.1:${port}`;
    return { url, token: await makeToken(url, accounts), dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Thousands of requests a minute from one address are what this is for, and no e-mail leaves. */
async function withoutLimits(uri: string): Promise<void> {
  const client = new MongoClient(uri);
  const settings = { rate_limit_enabled: 'false', email_enabled: 'false' };
  const now = new Date();
  await client
    .db()
    .collection('site_settings')
    .insertMany(
      Object.entries(settings).map(([settingKey, settingValue]) => ({
        settingKey,
        settingValue,
        createdAt: now,
        updatedAt: now,
      })),
    );
  await client.close();
}

async function makeToken(url: string, accounts: Account[]): Promise<string> {
  const { username, password } = accounts.find(({ role }) => role === 'admin') ?? {};
  const post = (path: string, body: object, headers: object = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const login = await post('/api/auth/login', { username, password });
  const cookie = login.headers
    .getSetCookie()
    .map((value) => value.split(';')[0])
    .join('; ');
  const input = { name: 'Belge denetimi', scope: 'read-write', password };
  const made = await post('/api/access-tokens', input, { cookie });
  const { token } = (await made.json()) as { token?: string };
  if (!token) throw new Error(`There is no access token: ${login.status}, ${made.status}`);
  return token;
}
