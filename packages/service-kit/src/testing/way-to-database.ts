import { createServer, connect as openSocket, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export type WayToDatabase = {
  /** The address of the database by this way. */
  uri: string;
  /** Cuts each connection on which something is sent. */
  end: () => void;
  /** Takes connections and what is sent on them, and hands on nothing, as a server whose disk stalls. */
  hang: () => void;
  /** Hands on what came since it hangs, and everything from then on. */
  goOn: () => void;
};

/** Opens another way to a server, until the test ends. */
export async function openWay(uri: string): Promise<WayToDatabase> {
  const target = new URL(uri);
  const sockets: Socket[] = [];
  let state: 'open' | 'ending' | 'hanging' = 'open';
  const server = createServer((socket) => {
    const onward = openSocket(Number(target.port), target.hostname);
    sockets.push(socket, onward);
    for (const each of [socket, onward]) each.on('error', () => each.destroy());
    socket.on('data', (chunk) => (state === 'ending' ? socket.destroy() : onward.write(chunk)));
    onward.pipe(socket);
    socket.on('close', () => onward.destroy());
    if (state === 'hanging') socket.pause();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const through = new URL(uri);
  through.host = `127.0.0.1:${(server.address() as { port: number }).port}`;
  through.searchParams.set('directConnection', 'true');
  return {
    uri: through.href,
    end: () => {
      state = 'ending';
    },
    hang: () => {
      state = 'hanging';
      for (const socket of sockets) socket.pause();
    },
    goOn: () => {
      state = 'open';
      for (const socket of sockets) socket.resume();
    },
  };
}
