import { setTimeout as wait } from 'node:timers/promises';
import { type Document, MongoClient, MongoServerError } from 'mongodb';
import { type Server, startServer } from './start-server.ts';

const LIMIT_MS = 60_000;
/** A member does not answer yet. */
const NODE_NOT_FOUND = 74;

export type ReplicaSet = { uri: string; members: Server[]; stop(): Promise<void> };

/** Starts a replica set and waits until it has a primary. `role` is given for the parts of a sharded cluster. */
export async function startReplicaSet(options: {
  program: string;
  folder: string;
  name: string;
  size: number;
  role?: 'configsvr' | 'shardsvr';
}): Promise<ReplicaSet> {
  const { program, folder, name, size, role } = options;
  const flags = ['--replSet', name, ...(role ? [`--${role}`] : [])];
  const members: Server[] = [];
  for (let index = 0; index < size; index++) members.push(await startServer({ program, folder, flags }));
  const addresses = members.map(({ address }) => address);
  const stop = async () => void (await Promise.all(members.map(({ kill }) => kill())));
  const configuration = {
    _id: name,
    ...(role === 'configsvr' ? { configsvr: true } : {}),
    members: addresses.map((host, _id) => ({ _id, host })),
  };
  try {
    await onServer(`mongodb://${addresses[0]}/?directConnection=true`, (client) => initiate(client, configuration));
    const uri = `mongodb://${addresses.join(',')}/practice?replicaSet=${name}`;
    await onServer(uri, async (client) => void (await client.db('admin').command({ ping: 1 })));
    return { uri, members, stop };
  } catch (error) {
    await stop();
    throw new Error(`${error}\n${members[0]?.lastLines()}`);
  }
}

/** Initiates a set once all of its members listen. */
async function initiate(client: MongoClient, configuration: Document): Promise<void> {
  for (const until = Date.now() + LIMIT_MS; ; await wait(200)) {
    try {
      return void (await client.db('admin').command({ replSetInitiate: configuration }));
    } catch (error) {
      const isMissing = error instanceof MongoServerError && error.code === NODE_NOT_FOUND;
      if (!isMissing || Date.now() > until) throw error;
    }
  }
}

/** Runs `work` on a connection of its own. */
export async function onServer(uri: string, work: (client: MongoClient) => Promise<void>): Promise<void> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: LIMIT_MS });
  try {
    await work(client);
  } finally {
    await client.close(true);
  }
}
