import { database } from '../database.ts';

const WRITES = new Set(['insert', 'update', 'delete', 'findAndModify']);
const STRUCTURE = new Set([
  'create',
  'createIndexes',
  'drop',
  'dropIndexes',
  'dropDatabase',
  'collMod',
  'renameCollection',
]);

export type Written = {
  /** The collections that were written to. */
  names: string[];
  /** Whether collections or indexes came, went or changed. */
  isRebuilt: boolean;
};

/**
 * Follows which collections this process writes to, so that tests read, empty or restore those and no others. The
 * database has to be connected with `monitorCommands`.
 * @returns a function that says what was written since it was called last
 */
export function followWrites(): () => Written {
  const { client, databaseName } = database();
  let names = new Set<string>();
  let isRebuilt = false;
  client.on('commandStarted', ({ commandName, command, databaseName: of }) => {
    if (of !== databaseName) return;
    if (WRITES.has(commandName)) names.add(command[commandName]);
    isRebuilt ||= STRUCTURE.has(commandName);
  });
  return () => {
    const written = { names: [...names], isRebuilt };
    names = new Set();
    isRebuilt = false;
    return written;
  };
}
