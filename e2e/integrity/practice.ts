import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '@practice/tooling/database';
import { engineMarks } from '@practice/tooling/database/engine';
import { type StrictProxy, type StrictProxyOptions, startStrictProxy } from '@practice/tooling/database/strict-proxy';
import { findProcesses } from '@practice/tooling/processes/find-processes';
import { freePort } from '@practice/tooling/processes/free-port';
import { type Account, type Program, startProgram } from '@practice/tooling/start/program';
import { Caller } from '@practice/tooling/testing/caller';
import { newTestFolder } from '@practice/tooling/testing/new-test-folder';
import { pastProxy, startTestDatabase } from '@practice/tooling/testing/test-server';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, beforeAll } from 'vitest';
import { type Mailbox, openMailbox } from '../fixtures/mailbox.ts';
import { insertSettings } from '../fixtures/stored-settings.ts';

const program = fileURLToPath(new URL('../../gateway/dist/main.cjs', import.meta.url));
const SECRET = 'a secret for tests that is long enough';
const ADMIN_PASSWORD = 'kestane-ile-zimba';
const STOP_GRACE_MS = 5000;
const SETUP_MS = 180_000;

/** Where the practice itself gets its mail. */
export const practiceEmail = 'uygulama@ornek.example';

export type Practice = {
  /** Addresses of the gateways, `http://127.0.0.1:<port>`. */
  urls: string[];
  mailbox: Mailbox;
  /** The database itself, past the API, and past `proxy`. */
  db: Db;
  /** What stands before the database of the gateways, with the option `proxy`. */
  proxy: StrictProxy;
  /** A visitor with an address of its own, at one of the gateways. */
  visitor: (gateway?: number) => Caller;
  /** Those of the first data, with their passwords. */
  accounts: Account[];
  /** Somebody of a role who has signed in. */
  login: (role: Account['role'], gateway?: number) => Promise<Caller>;
  /** Where a gateway keeps its files. */
  dataDir: (gateway?: number) => string;
  /** Everything that the gateways have logged, JSON lines. */
  log: () => string;
  /** Kills a gateway with -9 and starts it again, at another address, with more in its environment when that is given. */
  killAndStart: (gateway: number, more?: Record<string, string>) => Promise<void>;
  /** Has the database's process take requests and answer none, until it is to go on; and at the end of the tests. */
  hangDatabase: () => void;
  goOnDatabase: () => void;
  stopDatabase: () => Promise<void>;
  startDatabase: () => Promise<void>;
};

type Options = {
  gateways?: number;
  seed?: 'essential' | 'demo';
  settings?: Record<string, string>;
  env?: Record<string, string>;
  /** Puts a proxy before the database that plays a real MongoDB. */
  proxy?: Omit<StrictProxyOptions, 'target'>;
};

/**
 * The built product for the tests of a file: gateway processes over one database, and a mail server that takes
 * everything. Requests name their visitor's address by X-Forwarded-For, as behind a proxy on this machine, so that the
 * limits per address stay on and count each family separately. One member of staff does a day's work in a minute, so
 * the limit per minute is set very high.
 */
export function practice({ gateways = 1, seed = 'demo', settings = {}, env = {}, proxy }: Options = {}): Practice {
  const running = {} as Practice;
  const folder = newTestFolder('practice-integrity-');
  const programs: Program[] = [];
  const accounts: Account[] = [];
  let database: Database;
  let client: MongoClient;

  running.startDatabase = async () => {
    database = await startTestDatabase(folder);
  };
  running.killAndStart = async (gateway, more) => {
    const { pid, ended } = programs[gateway] ?? {};
    if (pid) process.kill(pid, 'SIGKILL');
    await ended;
    running.urls[gateway] = await startGateway(gateway, more);
  };
  const signalDatabase = (signal: 'SIGSTOP' | 'SIGCONT') => {
    const pids = engineMarks.flatMap((mark) => findProcesses({ ...mark, value: join(folder, 'db') }));
    if (pids.length === 0) throw new Error('No process of the database is found.');
    for (const pid of pids) process.kill(pid, signal);
  };
  running.hangDatabase = () => signalDatabase('SIGSTOP');
  running.goOnDatabase = () => signalDatabase('SIGCONT');
  running.stopDatabase = () => database.stop();
  const folderOf = (gateway: number) => join(folder, `gateway-${gateway}`);

  async function startGateway(gateway: number, more: Record<string, string> = {}): Promise<string> {
    const port = await freePort();
    mkdirSync(folderOf(gateway), { recursive: true });
    const started = startProgram({
      path: program,
      dataDir: folderOf(gateway),
      logName: 'gateway',
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        LIST_EXECUTOR: process.env.LIST_EXECUTOR,
        NODE_ENV: 'test',
        PORT: String(port),
        DATA_DIR: folderOf(gateway),
        // Settings are there before the first start, so migrations have something to look at.
        BACKUP_DIR: join(folder, 'backups'),
        MONGODB_URI: running.proxy?.uri ?? database.uri,
        SESSION_SECRET: SECRET,
        SERVICE_SECRET: SECRET,
        FIELD_KEY: SECRET,
        SEED_DATA: seed,
        ADMIN_PASSWORD,
        TRUST_PROXY: 'loopback',
        // A day's requests come in a minute here, too.
        CHALLENGE_THRESHOLDS: '1000000,1000000,1000000',
        ...env,
        ...more,
      },
      onProgress: () => {},
      // The password that was given is told to nobody.
      onAccounts: (made) =>
        accounts.push(...made.map((each) => ({ ...each, password: each.password ?? ADMIN_PASSWORD }))),
      onWarning: () => {},
    });
    programs[gateway] = started;
    if (await started.ready) return `http://127.0.0.1:${port}`;
    throw new Error(`The gateway did not start:\n${(await started.ended).lastLines}`);
  }

  beforeAll(async () => {
    await running.startDatabase();
    if (proxy) running.proxy = await startStrictProxy({ target: database.uri, ...proxy });
    client = new MongoClient(pastProxy(database.uri));
    running.db = client.db();
    running.mailbox = await openMailbox();
    await insertSettings(running.db, {
      ...mailSettings(running.mailbox.port),
      rate_limit_requests: '100000',
      rate_limit_burst: '100000',
      ...settings,
    });
    running.urls = [];
    // The first one makes the first data.
    for (let gateway = 0; gateway < gateways; gateway++) running.urls.push(await startGateway(gateway));
  }, SETUP_MS);
  afterAll(async () => {
    await Promise.all(programs.map((each) => each.stop(STOP_GRACE_MS, 'the test is over')));
    await client?.close();
    await running.proxy?.stop();
    await database?.stop();
    await running.mailbox?.close();
    rmSync(folder, { recursive: true, force: true });
  }, SETUP_MS);

  running.accounts = accounts;
  running.dataDir = (gateway = 0) => folderOf(gateway);
  running.visitor = (gateway = 0) => new Caller(running.urls[gateway] ?? '', 'anonymous');
  running.login = async (role, gateway = 0) => {
    const { username, password } = accounts.find((account) => account.role === role) ?? {};
    const caller = new Caller(running.urls[gateway] ?? '', role as Caller['role']);
    const response = await caller.post('/api/auth/login', { username, password });
    if (response.status !== 200) throw new Error(`Signing in was refused: ${response.text}`);
    return caller;
  };
  running.log = () =>
    // What came before the last 10 MB stands in a file of its own.
    programs
      .flatMap((_, gateway) => ['gateway.log.1', 'gateway.log'].map((name) => join(folderOf(gateway), 'logs', name)))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('');
  return running;
}

/** Settings by which the product sends its mail to a server of this machine. */
export function mailSettings(port: number): Record<string, string> {
  return {
    smtp_host: '127.0.0.1',
    smtp_port: String(port),
    email_from: 'randevu@ornek.example',
    contact_email: practiceEmail,
    // Those of the example data would come among the e-mails that a test counts.
    appointment_reminder_enabled: 'false',
  };
}
