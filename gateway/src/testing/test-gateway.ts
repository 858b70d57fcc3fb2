import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PracticeEvent } from '@practice/contracts';
import {
  type CreatedAccount,
  EventFeed,
  forgetKept,
  logger,
  type Runtime,
  type Service,
  setFieldKeys,
  setPublicUrl,
  setServiceSecret,
} from '@practice/service-kit';
import { forbidCallsInTransactions, SharedDatabase, testServerUri, workAtOnce } from '@practice/service-kit/testing';
import { Caller } from '@practice/tooling/testing/caller';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, vi } from 'vitest';
import { prepareSessions } from '../auth/session-store.ts';
import type { Remotes } from '../remotes/load-remotes.ts';
import { createServer, type GatewayServer, type ServerOptions } from '../server.ts';
import { createServices } from '../services.ts';
import { noRemotes } from './no-remotes.ts';
import { startSeeded } from './seeded-database.ts';

export const TEST_SECRET = 'a secret for tests that is long enough';

const shared = new SharedDatabase('gateway');
/** Of this worker: they keep nothing, and making their schemas takes longer than many a file of tests. */
let services: Service[] | undefined;

/** Passwords are hashed slowly on purpose, and the demonstration's data is written. */
const SETUP_MS = 180_000;

export type TestGateway = {
  url: string;
  services: Service[];
  accounts: CreatedAccount[];
  server: GatewayServer;
  /** A visitor at an address of its own. */
  visitor: () => Caller;
  /** Somebody of a role who has signed in; with `headers`, such as those of a proxy, which later requests need too. */
  login: (role: CreatedAccount['role'], headers?: Record<string, string>) => Promise<Caller>;
  /**
   * Another gateway over the same database, which learns of changes by the log of events alone; gives its address. For
   * gateways that watch.
   */
  another: () => Promise<string>;
  /** Calls `listener` for every event from the start on; to be called before that. */
  onEvent: (listener: (event: PracticeEvent) => void) => void;
  /** Allows this test to log errors with a message; any other error fails it. */
  expectError: (message: string) => void;
};

type Options = {
  env?: Partial<ServerOptions['env']>;
  remotes?: Partial<Remotes>;
  /**
   * Learns of events by the database too, as it has to where there is another gateway. Not by default: the embedded
   * database wakes all who watch at each write of any test.
   */
  watches?: boolean;
};

const PUBLIC_URL = 'https://klinik.example';

/**
 * The whole product on a free port with this worker's database and the data of a demonstration. Tests of a
 * file share it; event consumers and jobs do not run by themselves.
 */
export function testGateway({ env, remotes, watches = false }: Options = {}): TestGateway {
  services ??= createServices();
  const gateway = { services, visitor } as TestGateway;
  let runtime: Runtime;
  let http: Server;
  let expected: string[] = [];
  const listeners: ((event: PracticeEvent) => void)[] = [];

  beforeAll(async () => {
    logger.level = 'silent';
    setServiceSecret(TEST_SECRET);
    setFieldKeys(TEST_SECRET);
    forbidCallsInTransactions();
    workAtOnce(true);
    setPublicUrl(PUBLIC_URL);
    forgetKept();
    const left = await shared.open(testServerUri(), 'demonstration');
    if (!left) await prepareSessions();
    const started = await startSeeded(gateway.services, { watches, left });
    shared.built();
    runtime = started;
    gateway.accounts = started.accounts;
    for (const listener of listeners) runtime.feed.subscribe(listener);
    const opened = await open(runtime.feed);
    ({ server: gateway.server, http, url: gateway.url } = opened);
    vi.spyOn(logger, 'error');
  }, SETUP_MS);
  afterEach(() => {
    const messages = vi.mocked(logger.error).mock.calls.map((call) => call.at(-1));
    const unexpected = messages.filter((message) => !expected.includes(String(message)));
    vi.mocked(logger.error).mockClear();
    expected = [];
    expect(unexpected).toEqual([]);
  });
  afterAll(async () => {
    await close({ http, server: gateway.server });
    await runtime.stop();
    await shared.close();
    setPublicUrl(undefined);
  }, SETUP_MS);

  async function open(feed: EventFeed): Promise<Opened> {
    const server = await createServer({
      services: gateway.services,
      remotes: { ...noRemotes, ...remotes },
      env: {
        NODE_ENV: 'test',
        PUBLIC_URL,
        SESSION_SECRET: TEST_SECRET,
        // Callers choose their address, so that limits of one test do not touch another.
        TRUST_PROXY: 'loopback',
        PAGE_CACHE_MB: 32,
        DATA_DIR: '',
        PICTURE_CACHE_MB: 16,
        PICTURE_DISK_MB: 0,
        backupFolder: '/nowhere/backups',
        ...env,
      },
    });
    server.started(feed);
    const listening = server.app.listen(0, '127.0.0.1');
    await new Promise((resolve) => listening.once('listening', resolve));
    return { server, http: listening, url: `http://127.0.0.1:${(listening.address() as AddressInfo).port}` };
  }

  gateway.another = async () => {
    const feed = new EventFeed();
    await feed.start();
    const opened = await open(feed);
    onTestFinished(async () => {
      await close(opened);
      await feed.stop();
    });
    return opened.url;
  };

  function visitor(): Caller {
    return new Caller(gateway.url, 'anonymous');
  }
  gateway.login = async (role, headers = {}) => {
    const { username, password } = gateway.accounts.find((account) => account.role === role) ?? {};
    const caller = new Caller(gateway.url, role);
    const response = await caller.post('/api/auth/login', { username, password }, headers);
    expect(response.status).toBe(200);
    return caller;
  };
  gateway.onEvent = (listener) => listeners.push(listener);
  gateway.expectError = (message) => expected.push(message);
  return gateway;
}

type Opened = { server: GatewayServer; http: Server; url: string };

async function close({ http, server }: Pick<Opened, 'http' | 'server'>): Promise<void> {
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
  // What it has counted and not stored yet would be stored in the database of a later file of this worker.
  await server.flush();
  await server.close();
}
