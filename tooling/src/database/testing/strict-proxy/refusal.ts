import type { Document } from 'mongodb';
import type { Command } from './command.ts';

/** Codes of mongod that drivers repeat by themselves, by its error_codes.yml. */
const RETRYABLE_WRITE = new Set([91, 189, 10107, 11600, 11602, 13435, 13436]);
/** Codes after which a transaction may be repeated as a whole. */
const TRANSIENT = new Set([...RETRYABLE_WRITE, 112, 251]);

const names: Record<number, string> = {
  43: 'CursorNotFound',
  50: 'MaxTimeMSExpired',
  59: 'CommandNotFound',
  72: 'InvalidOptions',
  74: 'NodeNotFound',
  91: 'ShutdownInProgress',
  117: 'ConflictingOperationInProgress',
  2: 'BadValue',
  225: 'TransactionTooOld',
  251: 'NoSuchTransaction',
  256: 'TransactionCommitted',
  263: 'OperationNotSupportedInTransaction',
  290: 'TransactionExceededLifetimeLimitSeconds',
  8000: 'AtlasError',
  10107: 'NotWritablePrimary',
  11602: 'InterruptedDueToReplStateChange',
  13435: 'NotPrimaryNoSecondaryOk',
};

export type Refusal = { code: number; message: string };

/** The answer with which mongod refuses a command, with the labels that it gives to the code there. */
export function refused({ code, message }: Refusal, command: Command): Document {
  const labels = labelsOf(code, command);
  return {
    ok: 0,
    errmsg: message,
    code,
    codeName: names[code] ?? `Location${code}`,
    ...(labels.length > 0 ? { errorLabels: labels } : {}),
  };
}

function labelsOf(code: number, { name, kind, isInTransaction }: Command): string[] {
  const ends = name === 'commitTransaction' || name === 'abortTransaction';
  if (ends && RETRYABLE_WRITE.has(code)) return ['RetryableWriteError'];
  if (name === 'abortTransaction') return [];
  if (isInTransaction && TRANSIENT.has(code)) return ['TransientTransactionError'];
  if (kind === 'write' && RETRYABLE_WRITE.has(code)) return ['RetryableWriteError'];
  return [];
}

/** What a member that does not lead answers to what only the primary may do. */
export function notPrimary({ kind }: Command): Refusal {
  return kind === 'read'
    ? { code: 13435, message: 'not primary and secondaryOk=false' }
    : { code: 10107, message: 'not primary' };
}
