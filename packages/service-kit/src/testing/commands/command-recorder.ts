import { type CommandFailedEvent, type CommandSucceededEvent, MongoClient } from 'mongodb';
import { CommandFaults, type Started } from './command-faults.ts';
import { partsOfCommand } from './command-parts.ts';

const faultsOf = new CommandFaults();
const watched = new WeakSet<MongoClient>();
let parts = new Set<string>();
let faults = new Set<string>();

/** The `appName` of clients that send what the product never does, on purpose. */
const UNRECORDED = 'unrecorded';

/** Has every client that this process connects from now on, mongoose's too, record its commands. */
export function recordCommands(): void {
  const { connect } = MongoClient.prototype;
  MongoClient.prototype.connect = function connectWatched() {
    watch(this);
    return connect.call(this);
  };
}

function watch(client: MongoClient): void {
  if (watched.has(client) || client.options.appName === UNRECORDED) return;
  watched.add(client);
  (client.options as { monitorCommands: boolean }).monitorCommands = true;
  client.on('commandStarted', (event) => {
    for (const part of partsOfCommand(event.commandName, event.command)) parts.add(part);
    for (const fault of faultsOf.started(event as Started)) faults.add(fault);
  });
  client.on('commandSucceeded', ended);
  client.on('commandFailed', ended);
}

function ended(event: CommandSucceededEvent | CommandFailedEvent): void {
  for (const fault of faultsOf.ended(event)) faults.add(fault);
}

/** What was recorded since the last call: the parts of commands, and sentences on what is wrong with them. */
export function takeRecorded(): { parts: Set<string>; faults: Set<string> } {
  const taken = { parts, faults };
  parts = new Set();
  faults = new Set();
  return taken;
}
