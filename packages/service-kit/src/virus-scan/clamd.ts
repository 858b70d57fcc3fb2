import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Where clamd listens: on a port, or on a file of this machine. */
export type ClamdAddress = { host: string; port: number } | { path: string };

/** Its answers are a line; nobody else's is believed to be one. */
const LONGEST_REPLY = 4096;

/** Reads `tcp://host:port`, `unix:/path` or `/path`; undefined for anything else. */
export function readClamdAddress(text: string): ClamdAddress | undefined {
  const path = /^(?:unix:(?:\/\/)?)?(\/.+)$/.exec(text)?.[1];
  if (path) return { path };
  if (!/^tcp:\/\//.test(text) || !URL.canParse(text)) return undefined;
  const { hostname, port, pathname, search, hash, username } = new URL(text);
  const isAddress = hostname !== '' && Number(port) > 0 && `${pathname}${search}${hash}${username}` === '';
  return isAddress ? { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port) } : undefined;
}

/**
 * Has clamd look at bytes (its command INSTREAM).
 * @returns the name of what it found, null when it found nothing
 * @throws Error when it cannot be reached, takes longer than `timeoutMs` in all, or says that it could not look
 */
export async function scanWithClamd(bytes: Buffer, address: ClamdAddress, timeoutMs: number): Promise<string | null> {
  const socket = connect(address);
  const late = setTimeout(() => socket.destroy(new Error(`clamd took longer than ${timeoutMs} ms`)), timeoutMs);
  try {
    return verdictOf(await exchange(socket, bytes));
  } finally {
    clearTimeout(late);
    socket.destroy();
  }
}

async function exchange(socket: Socket, bytes: Buffer): Promise<string> {
  const reply = readReply(socket);
  // Awaited below; a failure before that is not unhandled.
  reply.catch(() => {});
  await Promise.race([once(socket, 'connect'), reply]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  socket.write('zINSTREAM\0');
  if (bytes.length > 0) {
    socket.write(length);
    socket.write(bytes);
  }
  socket.write(Buffer.alloc(4));
  return reply;
}

/** The text up to its null byte. clamd may answer and hang up before it has read all that was sent: the answer counts. */
function readReply(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      text += part;
      const end = text.indexOf('\0');
      if (end >= 0) resolve(text.slice(0, end).trim());
      else if (text.length > LONGEST_REPLY) reject(new Error('the answer of clamd has no end'));
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('clamd hung up without an answer')));
  });
}

function verdictOf(reply: string): string | null {
  if (reply === 'stream: OK') return null;
  const found = /^stream: (.+) FOUND$/.exec(reply)?.[1];
  if (found) return found;
  throw new Error(`clamd could not look: ${reply}`);
}
