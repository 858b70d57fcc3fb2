import {
  type FieldProblem,
  type ProblemAttachment,
  type ProblemCode,
  type ProblemResponse,
  problems,
} from '@practice/contracts';

type DomainErrorOptions = {
  /** A Turkish sentence for this case, instead of the code's default. */
  message?: string | undefined;
  errors?: FieldProblem[];
  /** For the log only; never leaves the server. */
  detail?: string;
  retryAfterSeconds?: number;
  /** What the caller needs to continue. Sent as it is. */
  attachment?: ProblemAttachment;
  cause?: unknown;
};

/** The one error class that domain functions throw. Its sentence comes from its code. */
export class DomainError extends Error {
  readonly code: ProblemCode;
  readonly errors: FieldProblem[];
  readonly detail: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly attachment: ProblemAttachment;

  constructor(code: ProblemCode, options: DomainErrorOptions = {}) {
    super(options.message ?? problems[code].message, { cause: options.cause });
    this.name = 'DomainError';
    this.code = code;
    this.errors = options.errors ?? [];
    this.detail = options.detail;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.attachment = options.attachment ?? {};
  }

  get status(): number {
    return problems[this.code].status;
  }

  /** The documented error response: `{ message, code, errors }` and the attachment. */
  toResponse(): ProblemResponse {
    return { message: this.message, code: this.code, errors: this.errors, ...this.attachment };
  }
}

const BULK_WRITE_ERROR = 'MongoBulkWriteError';

/** Anything thrown as a DomainError: driver errors are translated, the unknown becomes INTERNAL. */
export function toDomainError(error: unknown): DomainError {
  const original = unwrap(error);
  if (original instanceof DomainError) return original;
  if (isDatabaseAway(original)) return new DomainError('UNAVAILABLE', { retryAfterSeconds: 5, cause: original });
  return new DomainError('INTERNAL', { cause: original, detail: String(original) });
}

/** What really happened: GraphQL wraps what a resolver throws, and the driver what ends a bulk write. */
function unwrap(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if ('originalError' in error && error.originalError) return unwrap(error.originalError);
  return error.name === BULK_WRITE_ERROR && 'errorResponse' in error && error.errorResponse instanceof Error
    ? unwrap(error.errorResponse)
    : error;
}

const AWAY = new Set([
  'MongoServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'PoolClearedError',
  'WaitQueueTimeoutError',
  'MongoWaitQueueTimeoutError',
  'MongoTopologyClosedError',
  'MongoClientClosedError',
  'MongoExpiredSessionError',
  'MongoOperationTimeoutError',
  'MongooseServerSelectionError',
]);

/** Labels of errors after which the same may succeed; SystemOverloadedError is of servers that turn requests away. */
const PASSING_LABELS = [
  'RetryableWriteError',
  'UnknownTransactionCommitResult',
  'TransientTransactionError',
  'SystemOverloadedError',
];

/** Socket errors that the driver passes on when the server goes away during a write. */
const SOCKET_ENDED = new Set(['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT']);

/** Error codes of a server that shuts down, steps down or has just started: the driver's list of retryable ones. */
const SERVER_LEAVES = [6, 7, 89, 91, 134, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436];

/**
 * Error codes of a server that refuses for now: the password was changed and this process does not know it (18), time was up (50),
 * too few members answer (64), a snapshot or a transaction is too old (239, 246, 251, 290), too much is asked at once (365, 462),
 * the disk is full (14031), and what Atlas refuses for reasons of its own (8000).
 */
const SERVER_REFUSES = [18, 50, 64, 239, 246, 251, 290, 365, 462, 8000, 14031];
const PASSING = new Set([...SERVER_LEAVES, ...SERVER_REFUSES]);

/** How engines say that they can write no more: WiredTiger, the system, and SecantusDB after one of the two. */
const BROKEN = /WT_PANIC|no space left on device|^internal server error$/i;

/** What carries a server's error code: of a server's own refusal, a bulk write's error has no more than the code. */
const SERVER_ERRORS = new Set(['MongoServerError', BULK_WRITE_ERROR]);

/** Whether an error of the driver means that the database cannot be reached right now. */
export function isDatabaseAway(thrown: unknown): boolean {
  const error = unwrap(thrown);
  if (!(error instanceof Error)) return false;
  if (AWAY.has(error.name) || AWAY.has(error.constructor.name)) return true;
  if ('code' in error && SOCKET_ENDED.has(String(error.code))) return true;
  if (SERVER_ERRORS.has(error.name) && isPassing(error)) return true;
  if (error.name === 'MongooseError' && /buffering timed out|not connected/i.test(error.message)) return true;
  if (!('hasErrorLabel' in error && typeof error.hasErrorLabel === 'function')) return false;
  const hasLabel = error.hasErrorLabel.bind(error);
  return PASSING_LABELS.some((label) => hasLabel(label));
}

function isPassing(error: Error): boolean {
  return ('code' in error && PASSING.has(Number(error.code))) || BROKEN.test(error.message);
}

/** Whether an error is a unique index's refusal. */
export function isDuplicateKey(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 11000;
}
