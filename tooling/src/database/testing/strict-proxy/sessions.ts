import type { Binary } from 'mongodb';
import type { Command } from './command.ts';
import { type Refusal, refused } from './refusal.ts';
import { answer, pick } from './wire.ts';

type Execute = () => Promise<Buffer>;
/** An answer of the engine, or why there is none. */
type Result = Buffer | Refusal;

type Session = {
  id: Binary;
  txnNumber: number;
  /** `write`: a single write that may be sent again; the others: a transaction. */
  state: 'write' | 'open' | 'committing' | 'committed' | 'aborted';
  /** What is being executed or was executed last. */
  last: Promise<Buffer>;
  isRunning: boolean;
  limit?: NodeJS.Timeout;
  /** Its end in the engine behind, which would end what the session does next as well. */
  killing?: Promise<void>;
};

type Options = {
  /** A transaction's longest life, from its first statement. */
  lifetimeMs: number;
  /** Ends what sessions have open in the engine behind. */
  kill: (sessions: Binary[]) => Promise<void>;
  onViolation: (violation: string) => void;
};

/**
 * What MongoDB remembers of sessions: the answer to the last write of each, which it repeats when the driver sends that
 * write again, and the state of its transaction. The engine behind would execute the write a second time.
 */
export class Sessions {
  readonly #sessions = new Map<string, Session>();
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Executes a command as its session allows. */
  run(command: Command, execute: Execute): Promise<Result> {
    if (!command.session || command.txnNumber === undefined) return execute();
    if (!command.isInTransaction) return this.#write(command, execute);
    if (command.name === 'commitTransaction') return this.#commit(command, execute);
    if (command.name === 'abortTransaction') return this.#abort(command, execute);
    return this.#statement(command, execute);
  }

  async #write(command: Command, execute: Execute): Promise<Result> {
    const known = this.#sessions.get(command.session as string);
    const refusal = tooOld(known, command);
    if (refusal) return refusal;
    if (known?.state === 'write' && known.txnNumber === command.txnNumber) {
      const first = await known.last.catch(() => undefined);
      if (first && pick(first, ['ok']).ok) return first;
    }
    return this.#start(command, 'write', execute).last;
  }

  async #statement(command: Command, execute: Execute): Promise<Result> {
    const known = this.#sessions.get(command.session as string);
    if (command.body.startTransaction) {
      const refusal = tooOld(known, command);
      if (refusal) return refusal;
      if (known?.txnNumber === command.txnNumber) {
        return { code: 50911, message: `The transaction ${command.txnNumber} has already been started.` };
      }
      const session = this.#start(command, 'open', execute);
      session.limit = setTimeout(() => void this.#expire(session), this.#options.lifetimeMs);
      return this.#finish(session, session.last);
    }
    const refusal = notOpen(known, command);
    if (refusal) return refusal;
    const session = known as Session;
    if (session.isRunning) {
      this.#options.onViolation(`${command.name} ${command.collection ?? ''} while its session runs another command`);
      return { code: 117, message: 'Only one command at a time may use the session of a transaction.' };
    }
    return this.#finish(session, execute());
  }

  /** Waits for a statement. One that fails ends the transaction; one that runs when the time is over is interrupted. */
  async #finish(session: Session, answered: Promise<Buffer>): Promise<Result> {
    session.isRunning = true;
    session.last = answered;
    try {
      const reply = await answered;
      if (session.state === 'aborted') {
        return { code: 290, message: 'The transaction has lived longer than transactionLifetimeLimitSeconds.' };
      }
      const { ok, writeErrors } = pick(reply, ['ok', 'writeErrors']);
      if (!ok || writeErrors) this.#end(session, 'aborted');
      return reply;
    } finally {
      session.isRunning = false;
    }
  }

  async #commit(command: Command, execute: Execute): Promise<Result> {
    const known = this.#sessions.get(command.session as string);
    if (known?.txnNumber === command.txnNumber) await known?.last.catch(() => undefined);
    if (known?.txnNumber === command.txnNumber && known?.state === 'committed') return known.last;
    const refusal = notOpen(known, command);
    if (refusal) return refusal;
    const session = known as Session;
    session.state = 'committing';
    session.last = execute();
    const reply = await session.last;
    this.#end(session, pick(reply, ['ok']).ok ? 'committed' : 'aborted');
    return reply;
  }

  async #abort(command: Command, execute: Execute): Promise<Result> {
    const known = this.#sessions.get(command.session as string);
    const refusal = notOpen(known, command);
    if (refusal) return refusal;
    this.#end(known as Session, 'aborted');
    return execute();
  }

  #start({ session, sessionId, txnNumber }: Command, state: Session['state'], execute: Execute): Session {
    const older = this.#sessions.get(session as string);
    // As after an abort that got lost: what is newer ends it.
    if (older?.state === 'open') {
      this.#end(older, 'aborted');
      void this.#kill([older]);
    }
    const last = older?.killing ? older.killing.then(execute) : execute();
    last.catch(() => undefined);
    const started = { id: sessionId as Binary, txnNumber: txnNumber as number, state, last, isRunning: false };
    this.#sessions.set(session as string, started);
    return started;
  }

  #end(session: Session, state: 'committed' | 'aborted'): void {
    clearTimeout(session.limit);
    session.state = state;
  }

  async #expire(session: Session): Promise<void> {
    if (session.state !== 'open') return;
    this.#end(session, 'aborted');
    await this.#kill([session]);
  }

  /** Ends every open transaction, as an election does; what is being committed is committed. */
  async abortAll(): Promise<void> {
    const all = [...this.#sessions.values()];
    const open = all.filter(({ state }) => state === 'open');
    for (const session of open) this.#end(session, 'aborted');
    await Promise.all(all.map(({ last }) => last.catch(() => undefined)));
    await this.#kill(open);
  }

  async #kill(sessions: Session[]): Promise<void> {
    if (sessions.length === 0) return;
    const killing = Promise.all(sessions.map(({ last }) => last.catch(() => undefined)))
      .then(() => this.#options.kill(sessions.map(({ id }) => id)))
      .catch(() => undefined);
    for (const session of sessions) session.killing = killing;
    await killing;
  }

  close(): void {
    for (const { limit } of this.#sessions.values()) clearTimeout(limit);
  }
}

/** The message of a result, for the one that asked. */
export function replyTo(result: Result, command: Command, message: { requestId: number; isOldForm: boolean }): Buffer {
  return Buffer.isBuffer(result) ? result : answer(message, refused(result, command));
}

function tooOld(known: Session | undefined, { txnNumber }: Command): Refusal | undefined {
  if (!known || (txnNumber as number) >= known.txnNumber) return undefined;
  return { code: 225, message: `Cannot start ${txnNumber}: a newer transaction has already started.` };
}

function notOpen(known: Session | undefined, { txnNumber }: Command): Refusal | undefined {
  const isKnown = known?.txnNumber === txnNumber;
  if (isKnown && known?.state === 'open') return undefined;
  if (isKnown && known?.state === 'committed') {
    return { code: 256, message: `Transaction ${txnNumber} has been committed.` };
  }
  const why = isKnown ? 'has been aborted' : 'does not match any in-progress transactions';
  return { code: 251, message: `Given transaction number ${txnNumber} ${why}.` };
}
