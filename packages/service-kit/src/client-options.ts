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

/** Options of an address that have no effect, unless they say what holds anyway. */
const WITHOUT_EFFECT: Record<string, string> = {
  readPreference: 'primary',
  readPreferenceTags: '',
  w: 'majority',
  // The driver takes it, and does nothing with it.
  timeoutMS: '',
};

/**
 * How every process of the product connects to a database. Transactions, and reads after writes, need the member that leads,
 * and a job must not be taken back from the one who took it, whatever the address says. Time limits, the size of the pool
 * and `retryWrites` are those of the address, where it has them.
 */
export function clientOptions(uri: string): MongoClientOptions {
  const given = optionsOf(uri);
  const limits = {
    serverSelectionTimeoutMS: given.get('directconnection') === 'true' ? ALONE_MS : ELECTION_MS,
    connectTimeoutMS: CONNECT_MS,
    socketTimeoutMS: SOCKET_MS,
    waitQueueTimeoutMS: QUEUE_MS,
    maxPoolSize: POOL_SIZE,
  };
  return {
    ...Object.fromEntries(Object.entries(limits).filter(([name]) => !given.has(name.toLowerCase()))),
    readPreference: 'primary',
    ...(given.has('readpreferencetags') ? { readPreferenceTags: [] } : {}),
    w: 'majority',
    ignoreUndefined: true,
  };
}

/** The options of a database's address that have no effect, as they are spelled in MongoDB's documentation. */
export function overriddenOptions(uri: string): string[] {
  const given = optionsOf(uri);
  return Object.entries(WITHOUT_EFFECT).flatMap(([name, effect]) => {
    const value = given.get(name.toLowerCase());
    return value === undefined || value === effect ? [] : [name];
  });
}

/** By their names in small letters, as case does not matter in them. */
function optionsOf(uri: string): Map<string, string> {
  const [, query = ''] = uri.split('?');
  return new Map([...new URLSearchParams(query)].map(([name, value]) => [name.toLowerCase(), value]));
}
