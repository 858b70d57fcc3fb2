import { BSONRegExp, type Document } from 'mongodb';
import { type Command, isRead } from './command.ts';
import type { Refusal } from './refusal.ts';

/** The deployments that the proxy can play. */
export type Persona = 'replica-set' | 'mongos' | 'atlas';

const IN_TRANSACTIONS =
  /^(insert|update|delete|findAndModify|find|getMore|killCursors|aggregate|distinct|commitTransaction|abortTransaction)$/;
const STAGES_NOT_IN_TRANSACTIONS = new Set(['$out', '$merge', '$changeStream', '$collStats', '$currentOp']);
const NOT_ON_ATLAS =
  /^(killAllSessions|killAllSessionsByPattern|replSet\w+|createUser|dropUser|updateUser|shutdown|setParameter|setFeatureCompatibilityVersion|fsync|logRotate|createRole|grantRolesToUser)$/;
const NOT_ON_MONGOS = /^(replSet\w+)$/;

/** Why MongoDB refuses a command; undefined when it takes it. `isFault`: the product must never have sent it. */
export function refusalOf(command: Command, persona: Persona): (Refusal & { isFault: boolean }) | undefined {
  if (persona === 'atlas' && NOT_ON_ATLAS.test(command.name)) {
    const message = `(Unauthorized) not authorized on ${command.database} to execute command { ${command.name}: 1 }`;
    return { code: 8000, message, isFault: false };
  }
  if (persona === 'mongos' && NOT_ON_MONGOS.test(command.name)) {
    return { code: 59, message: `no such command: '${command.name}'`, isFault: false };
  }
  const refusal = command.isInTransaction ? inTransaction(command) : regexRefusal(command);
  return refusal && { ...refusal, isFault: true };
}

/** What MongoDB takes, and what loses data or reads old data there: a sentence for the list of violations. */
export function riskOf(command: Command): string | undefined {
  const { name, collection = '', readPreference, body } = command;
  const w = body.writeConcern?.w;
  // A driver does not wait for the end of its sessions.
  if ((w === 0 || w === 1) && name !== 'endSessions')
    return `${name} ${collection} with w: ${w}, which an election may undo`;
  // A driver with `directConnection` says primaryPreferred by itself.
  if (isRead(command) && readPreference !== 'primary' && readPreference !== 'primaryPreferred') {
    return `${name} ${collection} reads from a secondary (${readPreference})`;
  }
  return undefined;
}

function inTransaction(command: Command): Refusal | undefined {
  const { name, body, database, collection = '', readPreference } = command;
  if (!IN_TRANSACTIONS.test(name)) {
    return { code: 263, message: `Cannot run '${name}' in a multi-document transaction.` };
  }
  const stages = name === 'aggregate' ? (body.pipeline as Document[]).flatMap((stage) => Object.keys(stage)) : [];
  const stage = stages.find((each) => STAGES_NOT_IN_TRANSACTIONS.has(each));
  if (stage) return { code: 263, message: `${stage} is not allowed in a multi-document transaction.` };
  const isOfServer = ['admin', 'config', 'local'].includes(database) && !/Transaction$/.test(name);
  if (isOfServer || collection.startsWith('system.')) {
    return { code: 263, message: `Cannot use ${database}.${collection} in a transaction.` };
  }
  if (readPreference !== 'primary') {
    return { code: 72, message: `Read preference in a transaction must be primary, not: ${readPreference}` };
  }
  return regexRefusal(command);
}

function regexRefusal({ name, body }: Command): Refusal | undefined {
  const filters = name === 'aggregate' ? body.pipeline : [body.filter, body.query];
  if (!hasNullByte(filters)) return undefined;
  return { code: 2, message: 'Regular expression cannot contain an embedded null byte' };
}

function hasNullByte(value: unknown): boolean {
  if (value instanceof RegExp) return value.source.includes('\0');
  if (value instanceof BSONRegExp) return value.pattern.includes('\0');
  if (Array.isArray(value)) return value.some(hasNullByte);
  if (typeof value !== 'object' || value === null || '_bsontype' in value) return false;
  return Object.entries(value).some(([key, inner]) =>
    key === '$regex' && typeof inner === 'string' ? inner.includes('\0') : hasNullByte(inner),
  );
}
