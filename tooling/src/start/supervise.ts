import type { Database } from '../database/index.ts';
import { PlainError, sentenceOf } from '../terminal/plain-error.ts';
import { createBackOff } from './back-off.ts';
import type { Program } from './program.ts';

const READY_LIMIT_MS = 120_000;
/** Together with the database's five seconds a stop takes no longer than ten. */
const GATEWAY_GRACE_MS = 4500;

export type Parts = {
  startDatabase(): Promise<Database>;
  startGateway(mongodbUri: string): Program;
  onReady(running: { url: string; mongodbUri: string }): void;
  onTrouble(line: string): void;
};

export type Supervised = {
  database: Database;
  url: string;
  /** Gateway first, then database. */
  stop(): Promise<void>;
};

/**
 * Starts the gateway on a database, and keeps both running: what ends by itself is started again, the database first,
 * with longer and longer waits, until the signal says that a stop has begun.
 * @throws PlainError when the gateway does not come up the first time
 */
export async function supervise(first: Database, parts: Parts, signal: AbortSignal): Promise<Supervised> {
  let database = Promise.resolve(first);
  let gateway = parts.startGateway(first.uri);

  const url = await firstReady(gateway, signal);
  const stop = async () => {
    await gateway.stop(GATEWAY_GRACE_MS);
    await (await database.catch(() => undefined))?.stop();
  };
  if (url === undefined) {
    const { lastLines } = await gateway.ended;
    throw new PlainError(`The server does not start. It said last:\n\n${lastLines || '(nothing)'}`);
  }
  parts.onReady({ url, mongodbUri: first.uri });

  keepDatabase(first);
  keepGateway();
  return { database: first, url, stop };

  function keepDatabase(running: Database): void {
    running.onExit(() => {
      if (signal.aborted) return;
      parts.onTrouble('The database ended unexpectedly and is started again …');
      database = startDatabaseAgain(running.uri);
      database.catch(() => {});
    });
  }

  async function startDatabaseAgain(formerUri: string): Promise<Database> {
    const backOff = createBackOff(signal);
    for (;;) {
      await backOff();
      try {
        const running = await parts.startDatabase();
        keepDatabase(running);
        parts.onTrouble('The database runs again.');
        // On another port the gateway would wait for the old one for ever.
        if (running.uri !== formerUri) await gateway.stop(GATEWAY_GRACE_MS);
        return running;
      } catch (error) {
        if (signal.aborted) throw error;
        parts.onTrouble(`The database does not start: ${sentenceOf(error)}`);
      }
    }
  }

  async function keepGateway(): Promise<void> {
    const backOff = createBackOff(signal);
    try {
      for (;;) {
        await gateway.ended;
        if (signal.aborted) return;
        parts.onTrouble('The server ended and is started again …');
        await backOff();
        const { uri, endTransactions } = await database;
        // It may have been killed while it booked. A database that is away has none left.
        await endTransactions().catch(() => {});
        signal.throwIfAborted();
        gateway = parts.startGateway(uri);
        const again = await gateway.ready;
        if (again) parts.onReady({ url: again, mongodbUri: uri });
        if (again) parts.onTrouble('The server runs again.');
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }
}

async function firstReady(gateway: Program, signal: AbortSignal): Promise<string | undefined> {
  const giveUp = AbortSignal.any([signal, AbortSignal.timeout(READY_LIMIT_MS)]);
  const late = new Promise<never>((_, reject) => {
    giveUp.addEventListener('abort', () => {
      const reason = new PlainError('The server does not get ready within two minutes.');
      gateway.stop(GATEWAY_GRACE_MS).then(() => reject(reason), reject);
    });
  });
  return Promise.race([gateway.ready.then((url) => (giveUp.aborted ? late : url)), late]);
}
