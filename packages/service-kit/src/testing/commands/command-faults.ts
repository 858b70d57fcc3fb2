import { isDocument, valueType } from './value-type.ts';

type Command = Record<string, unknown>;
export type Started = { commandName: string; command: Command; databaseName: string; requestId: number };

/** The manual's page "Transactions and Operations"; of what it allows, what this product has a use for. */
const IN_TRANSACTION = new Set([
  ...['find', 'getMore', 'killCursors', 'aggregate', 'distinct', 'insert', 'update', 'delete', 'findAndModify'],
  ...['commitTransaction', 'abortTransaction'],
]);
/** Stages that the same page refuses, and those that begin another way of reading. */
const NOT_IN_TRANSACTION = new Set([
  ...['$changeStream', '$collStats', '$currentOp', '$indexStats', '$listLocalSessions', '$listSessions', '$merge'],
  ...['$out', '$planCacheStats', '$unionWith'],
]);
/** Those that read what the product has written. */
const READS = new Set(['find', 'aggregate', 'distinct', 'count']);
const ALLOWED_MODES = new Set([undefined, 'primary', 'primaryPreferred']);
const MOST_VALUES = 5000;
const MOST_WRITTEN = 1000;
const LARGEST_BYTES = 4 * 1024 ** 2;

type Running = { requestId: number; commandName: string };
type Transaction = { written: number; running?: Running | undefined };

/**
 * Finds what MongoDB refuses, or takes badly, and the embedded database does not mind. Follows the commands of one process
 * from `started` to `ended`; both return sentences on what is wrong.
 */
export class CommandFaults {
  readonly #transactions = new Map<string, Transaction>();
  readonly #sessions = new Map<number, string>();

  started({ commandName, command, databaseName, requestId }: Started): string[] {
    const faults = [...faultsOfValue(command), ...faultsOfWrite(command)];
    const mode = (command.$readPreference as { mode?: string } | undefined)?.mode;
    // The driver itself says primaryPreferred to a server that it connects to directly.
    if (READS.has(commandName) && !ALLOWED_MODES.has(mode))
      faults.push(`${commandName} reads from ${mode}, not from the primary`);
    if (command.autocommit !== false) return faults;
    faults.push(...faultsInTransaction(commandName, command, databaseName));
    const session = sessionOf(command);
    const transaction = this.#transactionOf(session, command.startTransaction === true);
    const { running } = transaction;
    // The driver sends an end again whose answer was lost.
    const isRepeated = isEnd(commandName) && running?.commandName === commandName;
    if (running && !isRepeated)
      faults.push(`${commandName} begins while ${running.commandName} of the same transaction still runs`);
    transaction.running = { requestId, commandName };
    this.#sessions.set(requestId, session);
    return faults;
  }

  ended({ commandName, requestId, reply }: { commandName: string; requestId: number; reply?: unknown }): string[] {
    const session = this.#sessions.get(requestId);
    if (session === undefined) return [];
    this.#sessions.delete(requestId);
    const transaction = this.#transactions.get(session);
    if (!transaction) return [];
    if (transaction.running?.requestId === requestId) transaction.running = undefined;
    const before = transaction.written;
    transaction.written += writtenBy(commandName, reply);
    if (isEnd(commandName)) this.#transactions.delete(session);
    const isTooMuch = before <= MOST_WRITTEN && transaction.written > MOST_WRITTEN;
    return isTooMuch ? [`a transaction writes more than ${MOST_WRITTEN} documents; write them in batches`] : [];
  }

  #transactionOf(session: string, isNew: boolean): Transaction {
    const known = isNew ? undefined : this.#transactions.get(session);
    const transaction = known ?? { written: 0, running: this.#transactions.get(session)?.running };
    this.#transactions.set(session, transaction);
    return transaction;
  }
}

/** Commit or abort. */
const isEnd = (name: string) => name.endsWith('Transaction');

function sessionOf({ lsid }: Command): string {
  const { id } = lsid as { id: { buffer: Uint8Array } };
  return Buffer.from(id.buffer).toString('latin1');
}

function writtenBy(commandName: string, reply: unknown): number {
  if (commandName === 'findAndModify') return 1;
  if (commandName !== 'insert' && commandName !== 'update' && commandName !== 'delete') return 0;
  return Number((reply as { n?: number } | undefined)?.n ?? 0);
}

function faultsInTransaction(name: string, command: Command, databaseName: string): string[] {
  const faults: string[] = [];
  if (!IN_TRANSACTION.has(name)) faults.push(`${name} is not allowed in a transaction`);
  for (const stage of (command.pipeline as Command[] | undefined) ?? []) {
    const [stageName = ''] = Object.keys(stage);
    if (NOT_IN_TRANSACTION.has(stageName)) faults.push(`${stageName} is not allowed in a transaction`);
  }
  const collection = String(command[name]);
  if (!isEnd(name) && (/^(?:admin|config|local)$/.test(databaseName) || collection.startsWith('system.')))
    faults.push(`${name} in a transaction touches ${databaseName}.${collection}, which belongs to the server`);
  return faults;
}

/** Long lists and null bytes, wherever filters stand. */
function faultsOfValue(command: Command): string[] {
  const filters = [command.filter, command.query, command.pipeline];
  for (const each of [...listOf(command.updates), ...listOf(command.deletes)]) filters.push(each.q);
  const faults: string[] = [];
  for (const filter of filters) if (filter) lookInto(filter, faults);
  return faults;
}

function lookInto(value: unknown, faults: string[]): void {
  if (Array.isArray(value)) for (const each of value) lookInto(each, faults);
  else if (isDocument(value)) {
    for (const key in value) {
      const each = value[key];
      if (key === '$in' && Array.isArray(each) && each.length > MOST_VALUES)
        faults.push(`$in has more than ${MOST_VALUES} values; ask in batches`);
      // The driver itself refuses it in a RegExp.
      else if (key === '$regex' && String(each).includes('\0'))
        faults.push('$regex has a null byte, which MongoDB refuses');
      else if (typeof each === 'object') lookInto(each, faults);
    }
  }
}

function faultsOfWrite({ documents, updates, update }: Command): string[] {
  const written = [...listOf(documents), ...listOf(updates).map(({ u }) => u), ...(update ? [update] : [])];
  return written.some((document) => sizeOf(document) > LARGEST_BYTES)
    ? [`a document of more than ${LARGEST_BYTES / 1024 ** 2} MB is written; the limit is 16 MB`]
    : [];
}

/** Bytes of texts and binaries in a document, by characters: it is large by these. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 8;
  if (value instanceof Uint8Array) return value.byteLength;
  if (valueType(value) === 'binary') return (value as { position: number }).position;
  if (Array.isArray(value)) return value.reduce((sum, each) => sum + sizeOf(each), 0);
  // Mongoose's documents know their parents: they are looked at as they are stored.
  const stored = isDocument(value) ? value : (value as { toBSON?: () => unknown }).toBSON?.();
  if (!isDocument(stored)) return 8;
  let size = 0;
  for (const key in stored) size += key.length + sizeOf(stored[key]);
  return size;
}

const listOf = (value: unknown) => (Array.isArray(value) ? (value as Command[]) : []);
