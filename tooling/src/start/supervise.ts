import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../database/index.ts';
import { messageOf, UserFacingError } from '../terminal/user-facing-error.ts';
import type { Program } from './program.ts';

const READY_LIMIT_MS = 120_000;
/** Together with SecantusDB's five seconds a stop takes no longer than ten. MongoDB takes a second or two, and may take 20. */
export const GATEWAY_GRACE_MS = 4500;

export type Parts = {
  startDatabase(): Promise<Database>;
  startGateway(mongodbUri: Promise<string>): Program;
  onReady(running: { url: string; mongodbUri: string }): void;
  onWarning(line: string): void;
};

export type Supervised = {
  database: Database;
  url: string;
  /** Gateway first, then database. */
  stop(): Promise<void>;
};

/**
 * Keeps a database and the gateway on it running: what ends by itself is started again, the database first, with longer
 * and longer waits, until the signal says that a stop has begun.
 * @throws UserFacingError when the gateway does not come up the first time
 */
export async function supervise(
  started: { database: Database; gateway: Program },
  parts: Parts,
  signal: AbortSignal,
): Promise<Supervised> {
  const first = started.database;
  let { gateway } = started;
  let database = Promise.resolve(first);

  const url = await firstReady(gateway, signal);
  const stop = async () => {
    await gateway.stop(GATEWAY_GRACE_MS, 'the product stops');
    await (await database.catch(() => undefined))?.stop();
  };
  if (url === undefined) {
    const { lastLines } = await gateway.ended;
    throw new UserFacingError(`The server does not start. It said last:\n\n${lastLines || '(nothing)'}`);
  }
  parts.onReady({ url, mongodbUri: first.uri });

  keepDatabase(first);
  keepGateway();
  return { database: first, url, stop };

  function keepDatabase(running: Database): void {
    running.onExit(() => {
      if (signal.aborted) return;
      parts.onWarning('The database ended unexpectedly and is started again …');
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
        parts.onWarning('The database runs again.');
        // On another port the gateway would wait for the old one for ever.
        if (running.uri !== formerUri) await gateway.stop(GATEWAY_GRACE_MS, 'the database has another address now');
        return running;
      } catch (error) {
        if (signal.aborted) throw error;
        parts.onWarning(`The database does not start: ${messageOf(error)}`);
      }
    }
  }

  async function keepGateway(): Promise<void> {
    const backOff = createBackOff(signal);
    try {
      for (;;) {
        const { why } = await gateway.ended;
        if (signal.aborted) return;
        parts.onWarning(`The server ended (${why}) and is started again …`);
        await backOff();
        const { uri, endTransactions } = await database;
        // It may have been killed while it booked. A database that is away has none left.
        await endTransactions().catch(() => {});
        signal.throwIfAborted();
        gateway = parts.startGateway(Promise.resolve(uri));
        const again = await gateway.ready;
        if (again) parts.onReady({ url: again, mongodbUri: uri });
        if (again) parts.onWarning('The server runs again.');
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }
}

/**
 * The gateway's address as soon as it serves; undefined when it ended before. The limit ends with the waiting: a gateway
 * that is up is never stopped by it.
 * @throws UserFacingError when that takes too long, or a stop begins before
 */
async function firstReady(gateway: Program, signal: AbortSignal): Promise<string | undefined> {
  let giveUp = (_reason: string) => {};
  const given = new Promise<string>((resolve) => {
    giveUp = resolve;
  });
  const onAbort = () => giveUp('the product stops');
  const limit = setTimeout(() => giveUp('it does not get ready'), READY_LIMIT_MS);
  signal.addEventListener('abort', onAbort);
  if (signal.aborted) onAbort();
  try {
    const first = await Promise.race([gateway.ready.then((url) => ({ url })), given]);
    if (typeof first !== 'string' && !signal.aborted) return first.url;
    await gateway.stop(GATEWAY_GRACE_MS, typeof first === 'string' ? first : 'the product stops');
    throw new UserFacingError('The server does not get ready within two minutes.');
  } finally {
    clearTimeout(limit);
    signal.removeEventListener('abort', onAbort);
  }
}

const FIRST_MS = 500;
const LONGEST_MS = 30_000;
/** After running for this long, an end counts as a new trouble and not as the same one. */
const CALM_MS = 60_000;

/** Waits longer from time to time: not at all, half a second, one, two … up to half a minute. */
function createBackOff(signal: AbortSignal): () => Promise<void> {
  let next = 0;
  let lastAt = 0;
  return async () => {
    if (Date.now() - lastAt > CALM_MS) next = 0;
    await wait(next, undefined, { signal });
    lastAt = Date.now();
    next = Math.min(Math.max(next * 2, FIRST_MS), LONGEST_MS);
  };
}
