import { MongoClient } from 'mongodb';

const LIMIT_MS = 5000;

/**
 * Ends every open transaction of a server. One whose program was killed would else keep its records from all others for
 * a minute, since a driver may go on with a transaction on another connection. Programs that live on repeat theirs.
 */
export async function endTransactions(uri: string): Promise<void> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: LIMIT_MS });
  try {
    await client.db('admin').command({ killAllSessions: [] }, { signal: AbortSignal.timeout(LIMIT_MS) });
  } finally {
    await client.close(true);
  }
}
