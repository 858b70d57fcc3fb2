import { setTimeout as wait } from 'node:timers/promises';
import { type MongoClient, MongoServerError } from 'mongodb';
import { findProgram } from '../processes/find-program.ts';
import { runCommand } from '../processes/run-command.ts';
import { UserFacingError } from '../terminal/user-facing-error.ts';
import type { Engine, EngineName, EngineSearch } from './engine.ts';

const REPLICA_SET = 'practice';
/** Oldest version that the driver speaks to and that the product's transactions and change streams run on. */
const OLDEST_MAJOR = 5;
const NOT_YET_INITIALIZED = 94;

/** The `mongod` of this machine. Throws UserFacingError when there is none, or none that will do. */
export async function findMongod({ searchPath }: EngineSearch): Promise<Engine> {
  const command = findProgram('mongod', searchPath);
  if (!command) throw new UserFacingError('There is no mongod on the PATH.');
  return mongodAt('mongod', command);
}

/** A mongod program as an engine: a replica set with one member, since transactions need one. */
export async function mongodAt(name: EngineName, command: string): Promise<Engine> {
  const { code, output } = await runCommand(command, ['--version'], { limitMs: 10_000 });
  const version = /db version v(\d+\.\d+\.\d+)/.exec(output)?.[1];
  if (code !== 0 || !version) throw new UserFacingError(`${command} does not run on this machine.`);
  if (Number.parseInt(version, 10) < OLDEST_MAJOR) {
    throw new UserFacingError(`${command} is MongoDB ${version}; ${OLDEST_MAJOR}.0 or newer is needed.`);
  }
  return {
    name,
    version,
    title: `MongoDB ${version} (${command})`,
    command,
    arguments: ({ port, storagePath, keyPath }) => [
      ...['--dbpath', storagePath, '--bind_ip', '127.0.0.1', '--port', String(port), '--replSet', REPLICA_SET],
      ...['--nounixsocket', '--wiredTigerCacheSizeGB', '0.5'], // mongod would take half of the machine's memory
      ...(keyPath ? ['--keyFile', keyPath] : []), // which has it ask for passwords, too
    ],
    endsWithInput: false,
    prepare: makeReplicaSet,
  };
}

/**
 * Makes the server the only member of its replica set, at its present address: the set's configuration holds the port of
 * the first start, and a server that does not find itself in it stays out of office.
 */
async function makeReplicaSet(client: MongoClient, port: number): Promise<void> {
  const admin = client.db('admin');
  const members = [{ _id: 0, host: `127.0.0.1:${port}` }];
  const config = await admin
    .command({ replSetGetConfig: 1 })
    .then((result) => result.config)
    .catch((error) => {
      if (error instanceof MongoServerError && error.code === NOT_YET_INITIALIZED) return undefined;
      throw error;
    });
  if (!config) {
    await admin.command({ replSetInitiate: { _id: REPLICA_SET, members } });
  } else if (config.members[0]?.host !== members[0]?.host || config.members.length !== 1) {
    await admin.command({ replSetReconfig: { ...config, version: config.version + 1, members }, force: true });
  }
  const until = Date.now() + 30_000;
  while (!(await admin.command({ hello: 1 })).isWritablePrimary) {
    if (Date.now() > until) throw new Error('mongod does not become the primary of its replica set');
    await wait(50);
  }
}
