import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { folderWithMongod, temporaryFolder, writeProgram } from '../../database/testing/programs.ts';
import { type StrictProxy, startStrictProxy } from '../../database/testing/strict-proxy/index.ts';
import { startReplicaSet } from '../replica-set.ts';

/** How long the others take to notice that the primary is gone. */
const ELECTION_MS = 3000;

/** A deployment that programs have become members of. */
type Played = { proxy: StrictProxy; ports: number[] };

/**
 * Puts a `mongod` and a `mongos` into a folder, which play their parts in any deployment that is started of them: strict proxies
 * before one engine answer for them. When the program of a primary is killed, its set elects another one.
 * @returns the folder, what the programs need in their environment, and what was sent that MongoDB refuses or loses
 */
export async function playMongodb() {
  const engine = await startEngine();
  const sets = new Map<string, Promise<Played>>();
  const proxies: StrictProxy[] = [];

  async function start(set: string): Promise<Played> {
    const persona = set === 'mongos' ? 'mongos' : 'replica-set';
    const proxy = await startStrictProxy({ target: engine, persona, members: set === 'practice' ? 3 : 1 });
    proxies.push(proxy);
    return { proxy, ports: [] };
  }

  async function join(socket: Socket): Promise<void> {
    socket.on('error', () => socket.destroy());
    const [line] = await once(socket, 'data');
    const { port, set } = JSON.parse(String(line)) as { port: number; set: string };
    const playing = sets.get(set) ?? start(set);
    sets.set(set, playing);
    const { proxy, ports } = await playing;
    if (!ports.includes(port)) ports.push(port);
    const member = ports.indexOf(port);
    proxy.announce(member, `127.0.0.1:${port}`);
    socket.on('close', () => {
      if (proxy.primary() === member && ports.length > 1)
        void proxy.stepDown({ electionMs: ELECTION_MS, isCrash: true });
    });
    socket.write(String(proxy.members[member]?.split(':')[1]));
  }

  const server = createServer((socket) => void join(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.close();
    for (const proxy of proxies) await proxy.stop();
  });

  const folder = temporaryFolder();
  const script = `#!${process.execPath}\n${readFileSync(new URL('./member.mjs', import.meta.url), 'utf8')}`;
  // Without an extension Node would take it for CommonJS.
  for (const name of ['mongod', 'mongos']) {
    writeProgram(folder, `${name}.mjs`, script);
    writeProgram(folder, name, `exec "${process.execPath}" "${folder}/${name}.mjs" "$@"`);
  }
  return {
    folder,
    env: { PLAYED_BY_PORT: String((server.address() as AddressInfo).port) },
    violations: () => proxies.flatMap(({ violations }) => violations),
  };
}

/** One without users, as the deployments of `npm run test:mongodb` are. */
async function startEngine(): Promise<string> {
  const program = `${await folderWithMongod()}/mongod`;
  const { members, stop } = await startReplicaSet({ program, folder: temporaryFolder(), name: 'engine', size: 1 });
  onTestFinished(stop);
  return `mongodb://${members[0]?.address}/practice?directConnection=true`;
}
