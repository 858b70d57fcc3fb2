import { type AddressInfo, createServer, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Binary, type Document, MongoClient } from 'mongodb';
import { type ChaosOptions, startChaos } from './chaos.ts';
import { ClientConnection, type Deployment } from './client-connection.ts';
import type { CommandKind } from './command.ts';
import { Faults, type Loss } from './faults.ts';
import type { Persona } from './rules.ts';
import { Sessions } from './sessions.ts';
import { Topology } from './topology.ts';

export type StrictProxyOptions = {
  /** The address of the embedded engine, with its user. */
  target: string;
  /** What the proxy plays. Default: a replica set of three. */
  persona?: Persona;
  /** What `buildInfo` says. Default 8.0.12; with `null` it says what the engine behind is. */
  version?: string | null;
  /** How many addresses it has. Default 3. */
  members?: number;
  /** How long a transaction may live, from its first statement. Default 60 s, as on MongoDB. */
  transactionLifetimeMs?: number;
  /** How late every answer comes. Default 0. */
  latencyMs?: number;
  /** Disruptions by a seed, from the first moment until `calm` or `stop`. */
  chaos?: ChaosOptions;
};

/** How long no member leads after `replSetStepDown`: the others begin at once. */
const ELECTION_AFTER_COMMAND_MS = 2000;

export type StrictProxy = {
  /** The address of the deployment: three hosts, `retryWrites=true`, the user of the engine behind. */
  uri: string;
  /** Where its members listen, in order, `127.0.0.1:<port>`; they are known by other addresses once those are announced. */
  members: readonly string[];
  /** Has a member be known by the address of what stands before it. */
  announce(member: number, address: string): void;
  /** The member that leads; undefined while an election goes on. */
  primary(): number | undefined;
  /**
   * Takes the lead from the primary and gives it to another address `electionMs` later (default 12 s, as in reality).
   * Open transactions end, and writes that are under way are answered with 11602. With `isCrash` the primary's sockets
   * close instead, and nothing listens there until the election is over. Returns when another one leads.
   */
  stepDown(options?: { electionMs?: number; isCrash?: boolean }): Promise<void>;
  /** Lets the next `count` writes or commits, or commands of other kinds, lose their answer: the socket closes instead. */
  loseReplies(count: number, loss?: Loss): void;
  /** How many of the ordered losses have not happened yet. */
  lossesLeft(): number;
  /** How many commands have lost their answer. */
  losses(): number;
  /** Lets everything hang: connections are taken and nothing is answered, until `resume`. */
  hang(): void;
  /** Ends a `hang`; what was sent in between is executed and answered. */
  resume(): void;
  /** Makes every answer late by `ms`. */
  delay(ms: number): void;
  /** Starts disruptions by a seed. */
  startChaos(options: ChaosOptions): void;
  /** Ends the disruptions, and returns when a primary leads and nothing hangs or is still to be lost. */
  calm(): Promise<void>;
  /** What was sent although MongoDB refuses it, or takes it and loses data; empty when all is well. */
  violations: string[];
  /** What chaos has done, in order. */
  disruptions: string[];
  /** Closes all sockets; the engine behind goes on. */
  stop(): Promise<void>;
};

/**
 * Starts a proxy in front of an embedded engine that plays a real MongoDB where the engine is kinder: a replica set of
 * three that holds elections, repeats the answers to retried writes, limits the life of transactions and refuses what
 * MongoDB refuses. Each connection has one of its own to the engine, which also checks its password.
 */
export async function startStrictProxy(options: StrictProxyOptions): Promise<StrictProxy> {
  const { target, persona = 'replica-set', version = '8.0.12', members = 3, transactionLifetimeMs = 60_000 } = options;
  const control = new MongoClient(target, { appName: 'unrecorded' });
  const violations: string[] = [];
  const disruptions: string[] = [];
  const faults = new Faults();
  faults.latencyMs = options.latencyMs ?? 0;
  faults.intervalMs = options.chaos?.lossIntervalMs ?? 0;
  const servers = await Promise.all(Array.from({ length: members }, listen));
  const addresses = servers.map((server) => `127.0.0.1:${(server.address() as AddressInfo).port}`);
  const topology = new Topology([...addresses], persona);
  const onViolation = (violation: string) => {
    if (!violations.includes(violation)) violations.push(violation);
  };
  const sessions = new Sessions({
    lifetimeMs: transactionLifetimeMs,
    kill: (ids: Binary[]) =>
      control
        .db('admin')
        .command({ killSessions: ids.map((id) => ({ id })) })
        .then(() => undefined),
    onViolation,
  });
  const buildInfo: Document = version ? { version, versionArray: [...version.split('.').map(Number), 0] } : {};
  const deployment: Deployment = {
    target: new URL(target),
    topology,
    sessions,
    faults,
    buildInfo,
    running: new Set(),
    cursors: new Map(),
    onViolation,
    stepDown: () => stepDown({ electionMs: ELECTION_AFTER_COMMAND_MS }),
  };
  const connections = addresses.map(() => new Set<ClientConnection>());
  for (const [member, server] of servers.entries()) {
    server.on('connection', (socket) => {
      const connection = new ClientConnection(socket, member, deployment);
      connections[member]?.add(connection);
      void connection.serve().finally(() => connections[member]?.delete(connection));
    });
  }
  const closeAll = (member: number) => {
    for (const connection of connections[member] ?? []) connection.close();
  };

  async function stepDown({ electionMs = 12_000, isCrash = false } = {}): Promise<void> {
    const { primary } = topology;
    if (primary === undefined) return;
    topology.losePrimary();
    const server = servers[primary] as Server;
    const { port } = server.address() as AddressInfo;
    if (isCrash) {
      server.close();
      closeAll(primary);
      for (const [cursor, member] of deployment.cursors) if (member === primary) deployment.cursors.set(cursor, -1);
    }
    await Promise.all([wait(electionMs), sessions.abortAll().then(() => Promise.allSettled(deployment.running))]);
    topology.elect();
    if (isCrash) await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  }

  const actions = {
    stepDown,
    loseOne: (kind: CommandKind, isExecuted: boolean) => faults.loseOne(kind, isExecuted),
    hang: () => faults.hang(),
    resume: () => faults.resume(),
    onDisruption: (what: string) => void disruptions.push(what),
  };
  let chaos = options.chaos && startChaos(options.chaos, actions);

  const calm = async () => {
    await chaos?.stop();
    chaos = undefined;
    faults.forgetLosses();
    faults.resume();
  };

  return {
    uri: topology.uri(deployment.target),
    members: addresses,
    announce: (member, address) => topology.announce(member, address),
    primary: () => topology.primary,
    stepDown,
    loseReplies: (count, loss) => faults.lose(count, loss),
    lossesLeft: () => faults.left,
    losses: () => faults.happened,
    hang: () => faults.hang(),
    resume: () => faults.resume(),
    delay(ms) {
      faults.latencyMs = ms;
    },
    startChaos(of) {
      chaos ??= startChaos(of, actions);
    },
    calm,
    violations,
    disruptions,
    async stop() {
      await calm();
      for (const server of servers) server.close();
      for (const member of servers.keys()) closeAll(member);
      sessions.close();
      await control.close(true);
    },
  };
}

function listen(): Promise<Server> {
  const server = createServer();
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
