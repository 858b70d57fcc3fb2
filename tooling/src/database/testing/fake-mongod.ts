import { createServer, type Socket } from 'node:net';
import { BSON } from 'mongodb';
import { onTestFinished } from 'vitest';

type Command = BSON.Document;
/** `silence` leaves a command without an answer. */
type Answer = BSON.Document | 'silence';
export type FakeMongod = { host: string; commands: Command[] };

const OP_QUERY = 2004;
const OP_MSG = 2013;
const HEADER_BYTES = 16;
/** `hello` of the primary of a replica set. */
const primary = {
  ...{ isWritablePrimary: true, ismaster: true, setName: 'rs0', helloOk: true },
  ...{ minWireVersion: 0, maxWireVersion: 25, maxBsonObjectSize: 16_777_216, maxWriteBatchSize: 100_000 },
  ...{ maxMessageSizeBytes: 48_000_000, logicalSessionTimeoutMinutes: 30 },
};

/**
 * Speaks MongoDB's protocol on a free port until the test ends: the primary of a set, version 8.0, that agrees to everything,
 * but for what `answers` says by the name of a command. An answer without `ok` is a good one.
 */
export async function startFakeMongod(answers: Record<string, Answer | ((command: Command) => Answer)> = {}) {
  const commands: Command[] = [];
  const noCollections = { cursor: { id: 0n, ns: 'practice.$cmd.listCollections', firstBatch: [] } };
  const buildInfo = { version: '8.0.4', versionArray: [8, 0, 4, 0] };
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    onMessage(socket, (id, opCode, body) => {
      const command = commandIn(opCode, body);
      const name = Object.keys(command)[0] ?? '';
      const isHello = /^(hello|ismaster)$/i.test(name);
      if (!isHello) commands.push(command);
      const given = answers[isHello ? 'hello' : name];
      const answer = typeof given === 'function' ? given(command) : given;
      if (answer === 'silence') return;
      const standard = isHello
        ? { ...primary, me: host, hosts: [host], primary: host }
        : { buildInfo, listCollections: noCollections }[name];
      socket.write(reply(id, opCode, { ok: 1, ...standard, ...answer }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  onTestFinished(() => void server.close());
  return { host, commands } satisfies FakeMongod;
}

function onMessage(socket: Socket, take: (id: number, opCode: number, body: Buffer) => void): void {
  let buffer = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    buffer = Buffer.concat([buffer, chunk]);
    // As mongod does with what is no message of its protocol, such as the begin of TLS.
    if (buffer.length >= HEADER_BYTES && ![OP_QUERY, OP_MSG].includes(buffer.readInt32LE(12))) socket.destroy();
    while (buffer.length >= HEADER_BYTES && buffer.length >= buffer.readInt32LE(0)) {
      const length = buffer.readInt32LE(0);
      take(buffer.readInt32LE(4), buffer.readInt32LE(12), buffer.subarray(HEADER_BYTES, length));
      buffer = buffer.subarray(length);
    }
  });
}

/** OP_QUERY has flags, a name that ends with zero, and two numbers before the document; OP_MSG flags and a kind. */
function commandIn(opCode: number, body: Buffer): Command {
  const begin = opCode === OP_QUERY ? body.indexOf(0, 4) + 1 + 8 : 5;
  return BSON.deserialize(body.subarray(begin, begin + body.readInt32LE(begin)));
}

function reply(to: number, opCode: number, document: BSON.Document): Buffer {
  const bytes = BSON.serialize(document);
  const isOld = opCode === OP_QUERY;
  const between = Buffer.alloc(isOld ? 20 : 5);
  if (isOld) between.writeInt32LE(1, 16);
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeInt32LE(HEADER_BYTES + between.length + bytes.length, 0);
  header.writeInt32LE(to, 8);
  header.writeInt32LE(isOld ? 1 : OP_MSG, 12);
  return Buffer.concat([header, between, bytes]);
}
