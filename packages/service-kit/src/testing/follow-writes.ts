import { database } from '../database.ts';

const WRITES = new Set(['insert', 'update', 'delete', 'findAndModify']);

/**
 * Follows which collections this process writes to, so that tests read or empty those and no others. The database has
 * to be connected with `monitorCommands`.
 * @returns a function that gives the names of the collections that were written to since it was called last
 */
export function followWrites(): () => string[] {
  const { client, databaseName } = database();
  let written = new Set<string>();
  client.on('commandStarted', (event) => {
    if (WRITES.has(event.commandName) && event.databaseName === databaseName)
      written.add(event.command[event.commandName]);
  });
  return () => {
    const names = [...written];
    written = new Set();
    return names;
  };
}
