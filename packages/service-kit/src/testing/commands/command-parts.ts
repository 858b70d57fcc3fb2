import { addExpressions } from './expression-parts.ts';
import { addFilter, type Parts } from './filter-parts.ts';
import { addStages } from './stage-parts.ts';
import { addUpdate, updateKind } from './update-parts.ts';
import { hasOperators, isDocument } from './value-type.ts';

type Command = Record<string, unknown>;

/** What the driver adds by itself or differs with the kind of server, and what has a row of its own. */
export const LEFT_OUT = new Set([
  ...['lsid', '$db', '$clusterTime', 'txnNumber', 'autocommit', 'startTransaction', '$readPreference'],
  ...['apiVersion', 'recoveryToken', 'comment', 'maxTimeMS', 'readConcern'],
]);
/** Commands of a connection, whose fields are the driver's. */
const OF_CONNECTION = new Set(['hello', 'isMaster', 'ismaster', 'saslStart', 'saslContinue', 'endSessions', 'ping']);

/**
 * What a command is made of, each part as a line of known-commands.md: `find: filter, limit in a transaction`, `filter $in:
 * string`, `update $inc: number`. Names of collections and fields and all values are left out, so the lines are some hundreds,
 * and the same on each run.
 */
export function partsOfCommand(name: string, command: Command): Parts {
  const parts: Parts = new Set();
  const isInTransaction = command.autocommit === false;
  const suffix = isInTransaction ? ' in a transaction' : '';
  parts.add(`${name}${optionsOf(name, command)}${suffix}`);
  // Rows of their own: any command may have them.
  if (command.maxTimeMS !== undefined) parts.add('limit maxTimeMS');
  if (command.readConcern) parts.add(`read concern ${levelOf(command.readConcern)}`);
  addFilter(command.filter ?? command.query, parts);
  if (isDocument(command.projection)) addProjection(command.projection, parts);
  if (Array.isArray(command.pipeline)) addStages(command.pipeline, parts, `stage${suffix}`);
  if (name === 'findAndModify') addUpdate(command.update, parts);
  for (const each of listOf(command.updates)) {
    const flags = ['arrayFilters', 'collation', 'hint', 'multi', 'upsert'].filter((flag) => each[flag]);
    parts.add(['update by', updateKind(each.u), ...flags].join(' ') + suffix);
    addFilter(each.q, parts);
    addUpdate(each.u, parts);
    for (const filter of listOf(each.arrayFilters)) addFilter(filter, parts);
  }
  for (const each of listOf(command.deletes)) {
    parts.add(`delete ${each.limit === 0 ? 'all' : 'one'}${each.hint ? ' hint' : ''}${suffix}`);
    addFilter(each.q, parts);
  }
  if (name === 'createIndexes') for (const each of listOf(command.indexes)) addIndex(each, parts);
  return parts;
}

function optionsOf(name: string, command: Command): string {
  if (OF_CONNECTION.has(name)) return '';
  const options: string[] = [];
  for (const key in command) {
    if (key === name || LEFT_OUT.has(key)) continue;
    const option = optionOf(key, command[key]);
    if (option) options.push(option);
  }
  return options.length > 0 ? `: ${options.sort().join(', ')}` : '';
}

function optionOf(key: string, value: unknown): string | undefined {
  // Of every client of the product; clients of tests have none, which is the same by default.
  if (key === 'writeConcern') {
    const { w } = value as { w?: unknown };
    return w === 'majority' ? undefined : `writeConcern ${w}`;
  }
  if (key === 'update') return `update by ${updateKind(value)}`;
  return typeof value === 'boolean' ? `${key} ${value}` : key;
}

/** A session without a level of its own reads after what it has read and written before. */
const levelOf = (readConcern: object) => ('level' in readConcern ? readConcern.level : 'of its session');

function addProjection(projection: Command, parts: Parts): void {
  for (const path in projection) {
    const value = projection[path];
    if (path.endsWith('.$')) parts.add('projection of a position');
    if (hasOperators(value)) {
      parts.add(`projection ${Object.keys(value)[0]}`);
      addExpressions(value, parts);
    } else parts.add(value ? 'projection of fields' : 'projection without fields');
  }
}

function addIndex({ key, name: _, ...options }: Command, parts: Parts): void {
  // The driver keeps the order of the fields by a map.
  const keys = key instanceof Map ? [...key] : Object.entries(key as Command);
  for (const [path, kind] of keys) parts.add(path.includes('$**') ? 'index on all fields' : `index key: ${kind}`);
  if (keys.length > 1) parts.add('index of several fields');
  for (const option in options) parts.add(`index ${option}`);
  addFilter(options.partialFilterExpression, parts, 'partialFilterExpression');
}

const listOf = (value: unknown) => (Array.isArray(value) ? (value as Command[]) : []);
