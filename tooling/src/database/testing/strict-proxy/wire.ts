import type { Socket } from 'node:net';
import { BSON, type Document } from 'mongodb';

const HEADER_BYTES = 16;
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const BODY = 0;
/** The sender expects no answer, or the receiver will send more of them by itself. */
export const MORE_TO_COME = 1 << 1;
const EXHAUST_ALLOWED = 1 << 16;

/** One message of MongoDB's protocol, with its command read. */
export type Message = {
  bytes: Buffer;
  requestId: number;
  /** The command; documents that follow it in sequences of their own are not in it. */
  body: Document;
  expectsAnswer: boolean;
  /** The sender takes any number of answers, as monitors do. */
  takesMany: boolean;
  /** The old form, in which drivers say hello for the first time; it is answered in the old form too. */
  isOldForm: boolean;
};

/** Yields the messages that a socket receives, whole and in order; ends when the other side is gone. */
export async function* framesOf(socket: Socket): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let size = 0;
  let needed = HEADER_BYTES;
  try {
    for await (const chunk of socket as AsyncIterable<Buffer>) {
      parts.push(chunk);
      size += chunk.length;
      if (size < needed) continue;
      let rest = Buffer.concat(parts);
      while (rest.length >= HEADER_BYTES && rest.length >= rest.readInt32LE(0)) {
        const length = rest.readInt32LE(0);
        yield rest.subarray(0, length);
        rest = rest.subarray(length);
      }
      parts = [rest];
      size = rest.length;
      needed = size >= HEADER_BYTES ? rest.readInt32LE(0) : HEADER_BYTES;
    }
  } catch {
    // The other side is gone, by whatever way.
  }
}

/** Reads a message that a driver has sent. */
export function readMessage(bytes: Buffer): Message {
  const isOldForm = bytes.readInt32LE(12) === OP_QUERY;
  const flags = bytes.readUInt32LE(HEADER_BYTES);
  return {
    bytes,
    requestId: bytes.readInt32LE(4),
    body: BSON.deserialize(bodyOf(bytes).bytes),
    expectsAnswer: isOldForm || !(flags & MORE_TO_COME),
    takesMany: !isOldForm && (flags & EXHAUST_ALLOWED) !== 0,
    isOldForm,
  };
}

/** Fields of an answer, without reading the rest of it. */
export function pick(bytes: Buffer, names: string[]): Document {
  const { bytes: body } = bodyOf(bytes);
  const needed = elementsOf(body).filter(({ name }) => names.includes(name));
  return BSON.deserialize(documentOf(needed.map(({ bytes: element }) => element)));
}

/** The id of the cursor that an answer opens, in digits; undefined when there is none. */
export function cursorIdOf(bytes: Buffer): string | undefined {
  const cursor = elementsOf(bodyOf(bytes).bytes).find(({ name }) => name === 'cursor');
  if (!cursor) return undefined;
  const document = cursor.bytes.subarray(1 + 'cursor'.length + 1);
  const id = elementsOf(document).find(({ name }) => name === 'id');
  const digits = id && String(BSON.deserialize(documentOf([id.bytes])).id);
  return digits === '0' ? undefined : digits;
}

/** The same message with other fields at the top of its document: without those of `without`, and with those of `add`. */
export function change(bytes: Buffer, { without = [], add = {} }: { without?: string[]; add?: Document }): Buffer {
  const { start, bytes: body } = bodyOf(bytes);
  const kept = elementsOf(body).filter(({ name }) => !without.includes(name) && !(name in add));
  const added = elementsOf(Buffer.from(BSON.serialize(add)));
  const changed = documentOf([...kept, ...added].map(({ bytes: element }) => element));
  return sized(Buffer.concat([bytes.subarray(0, start), changed, bytes.subarray(start + body.length)]));
}

/** The same message for a server that is to answer it, whatever its sender expects. */
export function expectingAnswer(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt32LE(copy.readUInt32LE(HEADER_BYTES) & ~MORE_TO_COME, HEADER_BYTES);
  return copy;
}

/** The same answer to another request. */
export function addressed(bytes: Buffer, to: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeInt32LE(to, 8);
  return copy;
}

let lastId = 0;

/** An answer of the proxy itself. */
export function answer(to: { requestId: number; isOldForm: boolean }, document: Document, flags = 0): Buffer {
  const body = BSON.serialize(document);
  lastId = (lastId + 1) & 0x7fffffff;
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeInt32LE(lastId, 4);
  header.writeInt32LE(to.requestId, 8);
  header.writeInt32LE(to.isOldForm ? OP_REPLY : OP_MSG, 12);
  if (!to.isOldForm) {
    const start = Buffer.alloc(5);
    start.writeUInt32LE(flags, 0);
    return sized(Buffer.concat([header, start, body]));
  }
  // Flags, cursor, place and number of documents.
  const start = Buffer.alloc(20);
  start.writeInt32LE(1, 16);
  return sized(Buffer.concat([header, start, body]));
}

/** The id that an answer has as a message of its own: the next one of a row answers it. */
export const idOf = (bytes: Buffer): number => bytes.readInt32LE(4);

function sized(bytes: Buffer): Buffer {
  bytes.writeInt32LE(bytes.length, 0);
  return bytes;
}

/** Where the command or the answer stands in its message. */
function bodyOf(message: Buffer): { start: number; bytes: Buffer } {
  const start = startOfBody(message);
  return { start, bytes: message.subarray(start, start + message.readInt32LE(start)) };
}

function startOfBody(message: Buffer): number {
  const opCode = message.readInt32LE(12);
  if (opCode === OP_QUERY) return message.indexOf(0, HEADER_BYTES + 4) + 1 + 8;
  if (opCode === OP_REPLY) return HEADER_BYTES + 20;
  if (opCode !== OP_MSG) throw new Error(`The proxy does not know messages of the kind ${opCode}`);
  let start = HEADER_BYTES + 4;
  while (message[start] !== BODY) start += 1 + message.readInt32LE(start + 1);
  return start + 1;
}

type Element = { name: string; bytes: Buffer };

function elementsOf(document: Buffer): Element[] {
  return [...BSON.onDemand.parseToElements(document)].map(([, nameOffset, nameLength, offset, length]) => ({
    name: document.toString('utf8', nameOffset, nameOffset + nameLength),
    bytes: document.subarray(nameOffset - 1, offset + length),
  }));
}

function documentOf(elements: Buffer[]): Buffer {
  return sized(Buffer.concat([Buffer.alloc(4), ...elements, Buffer.alloc(1)]));
}
