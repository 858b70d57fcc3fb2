import { type MongoClient, MongoError } from 'mongodb';

const LOOK_MS = 15_000;
const ANSWER_MS = 5000;
/** In a row, so that nothing ends for one answer that went wrong. */
const TIMES = 2;
const INTERNAL_ERROR = 1;

type Watched = {
  /** Whether the engine is broken inside: it runs and answers, but does nothing any more. */
  isBroken: () => Promise<boolean>;
  end: () => void;
  everyMs?: number;
};

/**
 * Ends an engine that is broken inside, as SecantusDB is after its disk was full: it does not end by itself, and works again
 * once it is started anew, by its supervisor.
 */
export function watchEngine({ isBroken, end, everyMs = LOOK_MS }: Watched): { stop: () => void } {
  let times = 0;
  const timer = setInterval(async () => {
    times = (await isBroken()) ? times + 1 : 0;
    if (times < TIMES) return;
    clearInterval(timer);
    end();
  }, everyMs).unref();
  return { stop: () => clearInterval(timer) };
}

/**
 * Whether a database answers with an internal error. One that does not answer at all is another matter.
 * @param client the same one each time: a mongod notes each new connection in its log. It gives up looking for a server before
 *   `answerMs`, so that the reason is known.
 */
export async function answersBroken(client: MongoClient, { answerMs = ANSWER_MS } = {}): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(answerMs);
    await client.db().command({ listCollections: 1, nameOnly: true }, { signal });
    return false;
  } catch (error) {
    // Also of a client that finds no server any more, since each of its looks is answered so.
    return error instanceof MongoError && error.code === INTERNAL_ERROR;
  }
}
