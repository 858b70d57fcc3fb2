import { database } from '../database.ts';

/**
 * The commands that some work sends to this worker's database, in order, as `find appointments` or `commitTransaction`. The
 * database has to be connected with `monitorCommands`, as `useTestDatabase` does.
 */
export async function commandsOf(work: () => Promise<unknown>): Promise<string[]> {
  const { client, databaseName } = database();
  const commands: string[] = [];
  const note = (event: { commandName: string; command: Record<string, unknown>; databaseName: string }) => {
    const { commandName, command } = event;
    if (event.databaseName === databaseName) commands.push(`${commandName} ${command[commandName]}`);
    else if (commandName === 'commitTransaction') commands.push(commandName);
  };
  client.on('commandStarted', note);
  try {
    await work();
  } finally {
    client.off('commandStarted', note);
  }
  return commands;
}
