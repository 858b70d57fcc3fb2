import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type DatabaseProxy = {
  /** Address of the database through the proxy. */
  uri: string;
  /** Cuts every connection and lets none in. */
  shut: () => void;
  open: () => Promise<void>;
};

/** A proxy to the test database that can be closed, as if the network or the server were gone. */
export async function databaseProxy(uri: string): Promise<DatabaseProxy> {
  const target = new URL(uri);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(Number(target.port), target.hostname);
    for (const end of [socket, onward]) {
      sockets.add(end);
      end.on('error', () => end.destroy()).on('close', () => sockets.delete(end));
    }
    socket.pipe(onward).pipe(socket);
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
      for (const socket of sockets) socket.destroy();
    },
    open: () => listen(port),
  };
}
