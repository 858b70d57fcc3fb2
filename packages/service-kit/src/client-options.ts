import type { MongoClientOptions } from 'mongodb';

/** An election takes some twelve seconds: ten until the members miss the one that led, then their vote. */
const ELECTION_MS = 15_000;
/** A server that is alone is there or not: no other takes its place. */
const ALONE_MS = 4000;
const POOL_SIZE = 50;
const QUEUE_MS = 5000;
/** For one answer. Nothing that is asked takes so long, and a change stream has one every second. */
const SOCKET_MS = 60_000;
/** For a new connection, and for a server that is asked whether it is still there. */
const CONNECT_MS = 10_000;

/**
 * Applied where the address says otherwise; readPreference, w and ignoreUndefined always. Reads go to the member that leads
 * and see what it has, writes are durable, and documents come as the product reads them.
 */
const FIXED = {
  readPreference: 'primary' as const,
  readPreferenceTags: [],
  readConcernLevel: 'local',
  w: 'majority' as const,
  journal: true,
  j: true,
  fsync: true,
  promoteValues: true,
  promoteLongs: true,
  promoteBuffers: false,
  useBigInt64: false,
  bsonRegExp: false,
  raw: false,
  ignoreUndefined: true,
  serializeFunctions: false,
  checkKeys: false,
  forceServerObjectId: false,
};

/**
 * How every process of the product connects to a database. Transactions, and reads after writes, need the member that leads,
 * and a job must not be taken back from the one who took it, whatever the address says. Time limits, the size of the pool
 * and `retryWrites` are those of the address, where it has them.
 */
export function clientOptions(uri: string): MongoClientOptions {
  const given = optionsOf(uri);
  const isGiven = ([name]: [string, unknown]) => given.has(name.toLowerCase());
  const limits = {
    serverSelectionTimeoutMS: given.get('directconnection') === 'true' ? ALONE_MS : ELECTION_MS,
    connectTimeoutMS: CONNECT_MS,
    socketTimeoutMS: SOCKET_MS,
    waitQueueTimeoutMS: QUEUE_MS,
    // The driver refuses a pool that is smaller than its least size.
    maxPoolSize: Math.max(POOL_SIZE, Number(given.get('minpoolsize')) || 0),
  };
  return {
    ...Object.fromEntries(Object.entries(limits).filter((option) => !isGiven(option))),
    ...Object.fromEntries(Object.entries(FIXED).filter(isGiven)),
    readPreference: FIXED.readPreference,
    w: FIXED.w,
    ignoreUndefined: FIXED.ignoreUndefined,
  };
}

/** The options of a database's address that have no effect, as they are spelled in MongoDB's documentation. */
export function overriddenOptions(uri: string): string[] {
  const given = optionsOf(uri);
  // The driver takes the last one, and does nothing with it.
  return Object.entries({ ...FIXED, timeoutMS: '' }).flatMap(([name, value]) => {
    const said = given.get(name.toLowerCase());
    return said === undefined || said === String(value) ? [] : [name];
  });
}

/** By their names in small letters, as case does not matter in them. */
function optionsOf(uri: string): Map<string, string> {
  const [, query = ''] = uri.split('?');
  return new Map([...new URLSearchParams(query)].map(([name, value]) => [name.toLowerCase(), value]));
}
