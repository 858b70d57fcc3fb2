import mongoose from 'mongoose';
import { clientOptions } from './client-options.ts';

const ANSWER_MS = 1000;
const BESIDE_MS = 3000;

type ConnectOptions = {
  dbName?: string;
  /** Emits an event of the driver for each command: for tests that follow what is written. */
  monitorCommands?: boolean;
};

/** Connects this process to its database, as `clientOptions` says; fails when it cannot be reached in time. */
export async function connectDatabase(uri: string, options: ConnectOptions = {}) {
  mongoose.set('strictQuery', true);
  mongoose.set('bufferCommands', false);
  mongoose.set('autoCreate', false);
  mongoose.set('autoIndex', false);
  await mongoose.connect(uri, {
    ...clientOptions(uri),
    ...(options.dbName ? { dbName: options.dbName } : {}),
    monitorCommands: options.monitorCommands ?? false,
  });
}

export async function disconnectDatabase(): Promise<void> {
  await mongoose.disconnect();
}

/**
 * How many milliseconds it may take at most until the database has answered all that a request needs: until a server is
 * there, and three seconds more.
 */
export function databaseWaitMs(): number {
  const client = mongoose.connection.readyState === 1 ? mongoose.connection.getClient() : undefined;
  return (client?.options.serverSelectionTimeoutMS ?? BESIDE_MS) + BESIDE_MS;
}

/** Whether the database can be read: it answers within a second. */
export async function isDatabaseUp(): Promise<boolean> {
  return (await databaseRoundTrip()) !== null;
}

/**
 * How many milliseconds the database takes to read a document; null when it takes more than a second or refuses. A ping
 * would be answered by an engine that is broken inside, too.
 */
export async function databaseRoundTrip(): Promise<number | null> {
  const { db } = mongoose.connection;
  if (!db) return null;
  const startedAt = performance.now();
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    await db.collection('migrations').findOne({}, { projection: { _id: 1 }, signal });
    return performance.now() - startedAt;
  } catch {
    return null;
  }
}

/** The driver's handle, for collections that belong to the kit itself. */
export function database() {
  const { db } = mongoose.connection;
  if (!db) throw new Error('The database is not connected.');
  return db;
}
