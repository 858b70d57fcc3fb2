import { MongoClient } from 'mongodb';

/** Removes from a given server the databases that the workers of this process have shared between their files. */
export async function dropDatabasesOfRun(uri: string): Promise<void> {
  const client = new MongoClient(uri);
  try {
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true, authorizedDatabases: true });
    const ofRun = databases.filter(({ name }) => name.includes(`_run${process.pid}_`));
    for (const { name } of ofRun) await client.db(name).dropDatabase();
  } finally {
    await client.close(true);
  }
}
