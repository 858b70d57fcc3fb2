import { createServer, type Socket } from 'node:net';

/** What scanners agree to find, though it does nothing; put together here, so that none finds it in this file. */
export const EICAR = ['X5O!P%@AP[4', '\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!', '$H+H*'].join('');

type Behaviour = 'scans' | 'is silent' | 'hangs up' | 'is out of room';
export type FakeClamd = { url: string; seen: Buffer[]; behave: (how: Behaviour) => void; close: () => Promise<void> };

/** A server that speaks the protocol of clamd's INSTREAM on this machine, and finds EICAR. Listens on `path` when given. */
export async function openFakeClamd(path?: string): Promise<FakeClamd> {
  let behaviour: Behaviour = 'scans';
  const seen: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => {}));
    let received = Buffer.alloc(0);
    socket.on('data', (part: Buffer) => {
      received = Buffer.concat([received, part]);
      if (behaviour === 'hangs up') return void socket.destroy();
      if (behaviour === 'is out of room') return void socket.end('INSTREAM size limit exceeded. ERROR\0');
      const content = contentOf(received);
      if (!content || behaviour === 'is silent') return;
      seen.push(content);
      socket.end(content.includes(EICAR) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
    });
  });
  await new Promise<void>((resolve) => (path ? server.listen(path, resolve) : server.listen(0, '127.0.0.1', resolve)));
  const address = server.address();
  return {
    url: typeof address === 'object' && address ? `tcp://127.0.0.1:${address.port}` : `unix:${path}`,
    seen,
    behave(how) {
      behaviour = how;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const COMMAND = Buffer.from('zINSTREAM\0');

/** The chunks behind the command, each with its length before it; undefined until the empty one that ends them. */
function contentOf(received: Buffer): Buffer | undefined {
  if (received.length < COMMAND.length) return undefined;
  if (!received.subarray(0, COMMAND.length).equals(COMMAND)) throw new Error('an unknown command');
  const chunks: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    if (at + 4 + length > received.length) return undefined;
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
