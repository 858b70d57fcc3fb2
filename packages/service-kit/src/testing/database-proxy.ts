import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type DatabaseProxy = {
  /** Address of the database through the proxy. */
  uri: string;
  /** Cuts every connection and lets none in. */
  shut: () => void;
  open: () => Promise<void>;
  /** From now on cuts each connection on which something is sent. */
  cut: () => void;
  /** From now on takes connections and requests and hands on none, as a server whose disk stalls. */
  hang: () => void;
  /** Hands on what came since it hangs, and all that follows. */
  goOn: () => void;
};

/** A proxy to the test database that can be closed, as if the network or the server were gone, and can be made to hang. */
export async function databaseProxy(uri: string): Promise<DatabaseProxy> {
  const target = new URL(uri);
  const [callers, all] = [new Set<Socket>(), new Set<Socket>()];
  let isCutting = false;
  let hangs = false;
  const server = createServer((socket) => {
    const onward = connect(Number(target.port), target.hostname);
    callers.add(socket);
    for (const end of [socket, onward]) {
      all.add(end);
      end.on('error', () => end.destroy());
      end.on('close', () => {
        for (const each of [socket, onward]) {
          each.destroy();
          all.delete(each);
          callers.delete(each);
        }
      });
    }
    socket.on('data', (chunk) => (isCutting ? socket.destroy() : onward.write(chunk)));
    onward.on('data', (chunk) => socket.write(chunk));
    if (hangs) socket.pause();
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const through = new URL(uri);
  through.host = `127.0.0.1:${port}`;
  through.searchParams.set('directConnection', 'true');
  return {
    uri: through.href,
    shut() {
      server.close();
      for (const socket of all) socket.destroy();
    },
    open: () => listen(port),
    cut() {
      isCutting = true;
    },
    hang() {
      hangs = true;
      for (const socket of callers) socket.pause();
    },
    goOn() {
      hangs = false;
      for (const socket of callers) socket.resume();
    },
  };
}
