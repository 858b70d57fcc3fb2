import { basename } from 'node:path';
import { withDatabaseName } from '@practice/service-kit/database-uri';
import { MongoClient } from 'mongodb';
import { type Database, type EngineName, engineNames, startDatabase } from '../database/index.ts';

/** Address of the server that this run is given to test on; undefined when it brings its own. */
export const givenServer = process.env.MONGODB_URI || undefined;

/** The same database for what tests do themselves: past the proxy that disturbs the product, if there is one. */
export function pastProxy(uri: string): string {
  const engine = process.env.PAST_PROXY_URI;
  return engine ? withDatabaseName(engine, new MongoClient(uri).db().databaseName) : uri;
}

/** Why a test of the embedded database is skipped. */
export const ABOUT_EMBEDDED = 'about the embedded database, and MONGODB_URI is given';

/**
 * The database of a product under test: one of its own on the given server, named like the folder, else an embedded
 * engine on the folder. `stop` removes the one and ends the other.
 * @param dataDir a folder that nobody else uses
 */
export async function startTestDatabase(dataDir: string): Promise<Database> {
  const options = { dataDir, production: false, onProgress: () => {} };
  const uri = databaseOnGivenServer(dataDir);
  if (uri) return { ...(await startDatabase({ ...options, mongodbUri: uri })), stop: () => dropDatabase(uri) };
  return startDatabase({
    ...options,
    embedded: engineNames.find((name: EngineName) => name === process.env.EMBEDDED_DATABASE),
  });
}

/** The address of the database for a product on `dataDir` on the given server; undefined when there is none. */
export function databaseOnGivenServer(dataDir: string): string | undefined {
  return givenServer && withDatabaseName(givenServer, basename(dataDir));
}

export async function dropDatabase(uri: string): Promise<void> {
  const client = new MongoClient(pastProxy(uri));
  try {
    await client.db().dropDatabase();
  } finally {
    await client.close(true);
  }
}
