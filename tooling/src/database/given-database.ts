import { MongoClient } from 'mongodb';
import { UserFacingError } from '../terminal/user-facing-error.ts';

const LIMIT_MS = 10_000;

/**
 * Makes sure that the database of MONGODB_URI responds and supports transactions. Returns its servers for people,
 * without the password.
 * @throws UserFacingError
 */
export async function checkGivenDatabase(uri: string): Promise<string> {
  let client: MongoClient;
  try {
    const limit = /serverSelectionTimeoutMS=/i.test(uri) ? {} : { serverSelectionTimeoutMS: LIMIT_MS };
    client = new MongoClient(uri, limit);
  } catch {
    throw new UserFacingError(
      'MONGODB_URI is not an address of MongoDB. It looks like mongodb://user:password@host:27017/practice?replicaSet=rs0',
    );
  }
  const servers = client.options.srvHost ?? client.options.hosts.join(', ');
  try {
    const hello = await client.db('admin').command({ hello: 1 });
    if (!hello.setName && hello.msg !== 'isdbgrid') {
      throw new UserFacingError(
        `The MongoDB at ${servers} (MONGODB_URI) is a server by itself, and bookings need transactions. Start it with ` +
          '--replSet rs0, run rs.initiate() once, and start again.',
      );
    }
  } catch (error) {
    if (error instanceof UserFacingError) throw error;
    throw new UserFacingError(
      `The MongoDB at ${servers} (MONGODB_URI) does not answer. Start it, or correct MONGODB_URI, or leave it out to run ` +
        'on the embedded database.',
    );
  } finally {
    await client.close(true);
  }
  return servers;
}
