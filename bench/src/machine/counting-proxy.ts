import { connect, createServer, type Socket } from 'node:net';
import { BSON } from 'mongodb';

const OP_MSG = 2013;
const HEADER_BYTES = 16;
const writes = ['insert', 'update', 'delete'];

/** A command as it went to the database; `isWrite` when it changes documents in a transaction. */
export type SentCommand = { name: string; command: Record<string, unknown>; isWrite: boolean };

/** Between a program and its database: notes the commands that are sent through it while `note` is set. */
export type CountingProxy = { port: number; note: ((sent: SentCommand) => void) | null; stop: () => void };

export async function startCountingProxy(databaseUri: string): Promise<CountingProxy> {
  const { hostname, port } = new URL(databaseUri);
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    followMessages(client, (message) => proxy.note?.(commandOf(message)));
    client.pipe(upstream).pipe(client);
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The proxy does not listen.');
  const proxy: CountingProxy = { port: address.port, note: null, stop: () => server.close() };
  return proxy;
}

function followMessages(socket: Socket, onMessage: (message: Buffer) => void): void {
  let rest = Buffer.alloc(0);
  socket.on('data', (data: Buffer) => {
    rest = Buffer.concat([rest, data]);
    while (rest.length >= HEADER_BYTES && rest.length >= rest.readInt32LE(0)) {
      const message = rest.subarray(0, rest.readInt32LE(0));
      rest = rest.subarray(message.length);
      if (message.readInt32LE(12) === OP_MSG) onMessage(message);
    }
  });
}

/** A message's sections: one document, and the lists that are sent beside it. */
function commandOf(message: Buffer): SentCommand {
  let command: Record<string, unknown> = {};
  for (let at = HEADER_BYTES + 4; at < message.length; ) {
    const isList = message[at] === 1;
    const length = message.readInt32LE(at + 1);
    const section = message.subarray(at + 1, at + 1 + length);
    if (isList) Object.assign(command, listOf(section));
    else command = { ...BSON.deserialize(section), ...command };
    at += 1 + length;
  }
  const [verb = ''] = Object.keys(command).filter((key) => typeof command[key] !== 'object');
  const isWrite = writes.includes(verb) && command.autocommit === false;
  return { name: `${verb} ${command[verb]}`, command, isWrite };
}

function listOf(section: Buffer): Record<string, object[]> {
  const end = section.indexOf(0, 4);
  const documents: object[] = [];
  for (let at = end + 1; at < section.length; at += section.readInt32LE(at)) {
    documents.push(BSON.deserialize(section.subarray(at, at + section.readInt32LE(at))));
  }
  return { [section.toString('utf8', 4, end)]: documents };
}
