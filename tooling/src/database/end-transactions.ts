import { MongoClient } from 'mongodb';

const LIMIT_MS = 5000;

/**
 * Ends every open transaction of a server. One whose program was killed would else keep its records from all others for
 * a minute, since a driver may go on with a transaction on another connection. Programs that live on repeat theirs. Fails when
 * the server does not do it within `limitMs`.
 */
export async function endTransactions(uri: string, { limitMs = LIMIT_MS } = {}): Promise<void> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: limitMs });
  try {
    await client.db('admin').command({ killAllSessions: [] }, { signal: AbortSignal.timeout(limitMs) });
  } finally {
    await client.close(true);
  }
}
