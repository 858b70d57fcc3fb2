import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startDatabase } from '../database/index.ts';
import { UserFacingError } from '../terminal/user-facing-error.ts';
import { newTestFolder } from '../testing/new-test-folder.ts';
import { disturb } from './disturb.ts';
import { onServer, startReplicaSet } from './replica-set.ts';
import { startServer } from './start-server.ts';

export const topologyNames = ['one', 'three', 'mongos'] as const;
export type TopologyName = (typeof topologyNames)[number];

/** What the suites run on; `stop` returns what there is to say of the run. */
export type Topology = { uri: string; stop(): Promise<string> };

type Way = {
  title: string;
  /** Projects of vitest.config.ts. */
  suites: string[];
  /** What the tests are told of it in their environment. */
  env?: NodeJS.ProcessEnv;
  start(programs: string, folder: string): Promise<Topology>;
};

/** Ways to run MongoDB, and the suites for which each is of interest. */
export const topologies: Record<TopologyName, Way> = {
  one: { title: 'one member', suites: ['node', 'api', 'processes', 'integrity'], start: startOne },
  three: {
    title: 'three members, with step-downs and kills',
    suites: ['integrity'],
    // Requests may be refused for a moment, and are sent again.
    env: { TEST_DATABASE: 'replica-set' },
    start: startThree,
  },
  mongos: { title: 'mongos', suites: ['node', 'api', 'integrity'], start: startMongos },
};

/**
 * Starts a topology on a folder that is gone after it has stopped.
 * @param programs a folder with `mongod` and `mongos`
 */
export async function startTopology(name: TopologyName, programs: string): Promise<Topology> {
  const folder = newTestFolder('practice-mongodb-');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const { uri, stop } = await topologies[name].start(programs, folder);
    return { uri, stop: () => stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

/** As `npm start` runs it. */
async function startOne(searchPath: string, dataDir: string): Promise<Topology> {
  const { uri, stop } = await startDatabase({
    dataDir,
    embedded: 'mongod',
    searchPath,
    production: false,
    onProgress: console.error,
    address: 'npm run test:mongodb',
  });
  return { uri, stop: () => stop().then(() => '') };
}

async function startThree(programs: string, folder: string): Promise<Topology> {
  const set = await startReplicaSet({ program: join(programs, 'mongod'), folder, name: 'practice', size: 3 });
  const calm = disturb(set);
  return {
    uri: set.uri,
    async stop() {
      const { stepDowns, kills } = await calm();
      await set.stop();
      return `${stepDowns} step-downs, ${kills} kills`;
    },
  };
}

/** One shard and one config server, as collections of the product are not sharded. */
async function startMongos(programs: string, folder: string): Promise<Topology> {
  if (!existsSync(join(programs, 'mongos'))) throw new UserFacingError(`There is no mongos in ${programs}.`);
  const started: { stop(): Promise<void> }[] = [];
  const stop = async () => {
    for (const each of started.reverse()) await each.stop();
    return '';
  };
  try {
    const mongod = { program: join(programs, 'mongod'), folder, size: 1 };
    const config = await startReplicaSet({ ...mongod, name: 'config', role: 'configsvr' });
    started.push(config);
    const shard = await startReplicaSet({ ...mongod, name: 'shard', role: 'shardsvr' });
    started.push(shard);
    const addressOf = ({ members }: typeof config) => members[0]?.address;
    const flags = ['--configdb', `config/${addressOf(config)}`];
    const mongos = await startServer({ program: join(programs, 'mongos'), folder, flags, hasData: false });
    started.push({ stop: mongos.kill });
    const uri = `mongodb://${mongos.address}/practice`;
    await onServer(uri, async (client) => {
      await client.db('admin').command({ addShard: `shard/${addressOf(shard)}` });
    });
    return { uri, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
