import type { Binary, Document } from 'mongodb';
import type { Message } from './wire.ts';

const WRITES = new Set(['insert', 'update', 'delete', 'findAndModify']);
const READS = new Set(['find', 'aggregate', 'distinct', 'count', 'listCollections', 'listIndexes', 'listDatabases']);
/** What every member answers, whether it leads or not. */
const EVERYWHERE =
  /^(ping|buildInfo|hello|ismaster|isMaster|sasl\w+|endSessions|killCursors|getMore|connectionStatus|replSetGetStatus|replSetInitiate|logout|serverStatus)$/;

/** What a fault can be aimed at. */
export type CommandKind = 'write' | 'commit' | 'statement' | 'read' | 'other';

/** A command as the rules of the proxy see it. */
export type Command = {
  name: string;
  body: Document;
  database: string;
  collection: string | undefined;
  /** The session's id, in hexadecimal digits. */
  session: string | undefined;
  sessionId: Binary | undefined;
  txnNumber: number | undefined;
  isInTransaction: boolean;
  /**
   * `write`: one that the driver may send again; `commit`: the end of a transaction; `statement`: inside of one; `read`:
   * outside of one; `other`: what a driver never repeats, as changes of many documents or of indexes.
   */
  kind: CommandKind;
  /** Only the primary may answer it. */
  needsPrimary: boolean;
  /** Where it may be answered, as the driver says: `primary` unless it says otherwise. */
  readPreference: string;
};

/** Reads what the rules ask about from a message. */
export function commandOf({ body }: Message): Command {
  const name = Object.keys(body)[0] ?? '';
  const sessionId = (body.lsid as { id: Binary } | undefined)?.id;
  const isInTransaction = body.autocommit === false;
  const readPreference = body.$readPreference?.mode ?? 'primary';
  const target = name === 'getMore' ? body.collection : body[name];
  return {
    name,
    body,
    database: body.$db ?? 'admin',
    collection: typeof target === 'string' ? target : undefined,
    session: sessionId?.toString('hex'),
    sessionId,
    txnNumber: body.txnNumber === undefined ? undefined : Number(body.txnNumber),
    isInTransaction,
    kind: kindOf(name, body),
    needsPrimary: !EVERYWHERE.test(name) && !(READS.has(name) && readPreference !== 'primary'),
    readPreference,
  };
}

export function isHello(name: string): boolean {
  return name === 'hello' || name.toLowerCase() === 'ismaster';
}

export const isRead = ({ name }: Command): boolean => READS.has(name);

function kindOf(name: string, body: Document): CommandKind {
  if (name === 'commitTransaction') return 'commit';
  if (body.autocommit === false) return name === 'abortTransaction' ? 'other' : 'statement';
  if (WRITES.has(name) && body.txnNumber !== undefined) return 'write';
  return READS.has(name) ? 'read' : 'other';
}
