import type { DatabaseState } from '@practice/contracts';
import { database } from './database.ts';

type Hello = { localTime: Date; hosts?: string[]; primary?: string };
type Member = { name: string; stateStr: string; health: number };

const WELL = new Set(['PRIMARY', 'SECONDARY', 'ARBITER']);

/** What the database is, how fast it answers and how much it holds; its members, if it has several. */
export async function readDatabaseState(): Promise<DatabaseState> {
  const startedAt = performance.now();
  const hello = (await database().command({ hello: 1 })) as unknown as Hello;
  const roundTripMs = Math.round((performance.now() - startedAt) * 10) / 10;
  const [build, stats, members] = await Promise.all([
    database().command({ buildInfo: 1 }),
    database().command({ dbStats: 1 }),
    membersOf(hello),
  ]);
  const { version, secantusVersion } = build as { version: string; secantusVersion?: string };
  return {
    ...(secantusVersion ? { engine: 'SecantusDB', version: secantusVersion } : { engine: 'MongoDB', version }),
    roundTripMs,
    dataBytes: Number(stats.dataSize) + Number(stats.indexSize),
    members,
  };
}

/** How far this machine's clock is ahead of the database's, in milliseconds: as well as half a round trip allows. */
export async function clockSkew(): Promise<number> {
  const sentAt = Date.now();
  const { localTime } = (await database().command({ hello: 1 })) as unknown as Hello;
  return Math.round((sentAt + Date.now()) / 2 - localTime.getTime());
}

/** The user of the database need not be allowed to see how its members are; then it is known who they are alone. */
async function membersOf({ hosts = [], primary }: Hello): Promise<DatabaseState['members']> {
  if (hosts.length < 2) return [];
  const status = await database()
    .admin()
    .command({ replSetGetStatus: 1 })
    .catch(() => undefined);
  const members = (status?.members ?? []) as Member[];
  if (members.length === 0) {
    return hosts.map((name) => ({ name, state: 'unknown', isHealthy: true, isPrimary: name === primary }));
  }
  return members.map(({ name, stateStr, health }) => ({
    name,
    state: stateStr,
    isHealthy: health === 1 && WELL.has(stateStr),
    isPrimary: stateStr === 'PRIMARY',
  }));
}
