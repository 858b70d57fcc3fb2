import { type Compose, type Container, readCompose, runArguments } from './compose.ts';
import { BASE, docker } from './engine.ts';
import { DATABASE_URI, MODULES, standIn } from './stand-ins.ts';
import { until } from './until.ts';

const PREFIX = 'practice-test';
const named = (name: string) => `${PREFIX}-${name}`;

/** Has the main thread of the program in a container do nothing any more, by the debugger that Node has in it. */
const HANG_PROGRAM = `
const { readdirSync, readFileSync } = require('node:fs');
const isProgram = (pid) => {
  try { return readFileSync('/proc/' + pid + '/cmdline', 'utf8').startsWith('node\\0gateway/'); } catch { return false; }
};
process._debugProcess(Number(readdirSync('/proc').find(isProgram)));
const look = async () => {
  const found = await fetch('http://127.0.0.1:9229/json').then((response) => response.json(), () => undefined);
  if (!found) return setTimeout(look, 200);
  const socket = new WebSocket(found[0].webSocketDebuggerUrl);
  const params = { expression: 'for (;;) {}' };
  socket.onopen = () => socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params }));
  setTimeout(() => process.exit(), 500);
};
look();`;

/** The shape of docker-compose.yml, with containers of ours where an image would have to be pulled. */
export class Shape {
  readonly #compose: Compose;
  #url = '';
  #operations = 0;

  private constructor(compose: Compose) {
    this.#compose = compose;
  }

  /** @param variables what stands in .env */
  static async read(variables: Record<string, string>): Promise<Shape> {
    const compose = readCompose(variables);
    await standIn(compose);
    return new Shape(compose);
  }

  get url(): string {
    return this.#url;
  }

  /** Has the containers that are started from now on run another image of the product. */
  setImage(image: string): void {
    for (const container of Object.values(this.#compose.services)) {
      if (container.image === 'practice' || container.image.startsWith('practice:')) container.image = image;
    }
  }

  /** Gives containers that are started from now on other values of what they have in their environment. */
  setEnvironment(values: Record<string, string>): void {
    for (const { environment = {} } of Object.values(this.#compose.services)) {
      for (const [name, value] of Object.entries(values)) if (name in environment) environment[name] = value;
    }
  }

  /** Makes networks and volumes, and starts every container that `docker compose up` does when those that it needs are there. */
  async up(): Promise<void> {
    const { networks, volumes, services } = this.#compose;
    for (const [name, network] of Object.entries(networks)) {
      await docker(['network', 'create', ...(network?.internal ? ['--internal'] : []), named(name)]);
    }
    for (const name of Object.keys(volumes)) await docker(['volume', 'create', named(name)]);
    const started = new Map<string, Promise<void>>();
    const startAfterNeeded = (name: string): Promise<void> => {
      const container = services[name];
      // Of a profile, or one that another stands in for.
      if (!container || container.profiles) return Promise.resolve();
      const needed = () => Promise.all(namesOf(container).map(startAfterNeeded));
      const begun = started.get(name) ?? needed().then(() => this.#start(name));
      started.set(name, begun);
      return begun;
    };
    // What waits for the replica set waits for nothing else.
    await startAfterNeeded('mongo-1');
    await Promise.all(Object.keys(services).map(startAfterNeeded));
    const port = (await docker(['port', named('proxy'), '8080/tcp'])).split(':').at(-1);
    this.#url = `http://localhost:${port}`;
  }

  #container(name: string): Container {
    const container = this.#compose.services[name];
    if (!container) throw new Error(`docker-compose.yml has no container ${name}.`);
    return container;
  }

  /** Starts a container, and waits until it is healthy, or has ended well where it is one that ends. */
  async #start(name: string): Promise<void> {
    const container = this.#container(name);
    const [first = 'inside', ...others] = container.networks ?? [];
    const publish = name === 'proxy' ? ['--publish', '127.0.0.1::8080'] : [];
    const where = ['--name', named(name), '--network', named(first), '--network-alias', name, ...publish];
    await docker(['create', ...where, ...runArguments(PREFIX, container)]);
    for (const each of others) await docker(['network', 'connect', '--alias', name, named(each), named(name)]);
    await docker(['start', named(name)]);
    if (container.restart === 'no') await this.untilEnded(name);
    else if (container.healthcheck) await this.#untilHealthy(name);
  }

  /** Runs the health check of a container until it passes, as an engine does that knows `start_interval`. */
  async #untilHealthy(name: string): Promise<void> {
    const [, ...test] = this.#container(name).healthcheck?.test ?? [];
    const isHealthy = () => docker(['exec', named(name), ...test], 20_000).then(...yesOrNo);
    if (!(await until(isHealthy))) throw new Error(`${name} is not healthy: ${(await this.logs(name)).slice(-3000)}`);
  }

  /** Puts a container of another image or environment in the place of one. */
  async replace(name: string): Promise<void> {
    await this.stop(name);
    await docker(['rm', named(name)]);
    await this.#start(name);
  }

  /** `docker compose run operations …`, until it ends: what it says. Throws with that when it fails. */
  async operation(args: string[], mounts: string[] = []): Promise<string> {
    return this.untilEnded(await this.beginOperation(args, mounts));
  }

  /** Starts an operation; returns the name of its container. */
  async beginOperation(args: string[], mounts: string[] = []): Promise<string> {
    const operations = this.#container('operations');
    const container = { ...operations, volumes: [...(operations.volumes ?? []), ...mounts] };
    const [network = ''] = container.networks ?? [];
    const name = `operation-${++this.#operations}`;
    const where = ['--name', named(name), '--network', named(network)];
    await docker(['run', '--detach', ...where, ...runArguments(PREFIX, container, args)]);
    return name;
  }

  /** What a container that ends has said. Throws with that when it fails. */
  async untilEnded(name: string): Promise<string> {
    const code = await docker(['wait', named(name)], 180_000);
    const said = await this.logs(name);
    if (code !== '0') throw new Error(`${name} ended with ${code}: ${said}`);
    return said;
  }

  async kill(name: string): Promise<void> {
    await docker(['kill', named(name)]);
  }

  async stop(name: string): Promise<void> {
    await docker(['stop', '--time', '15', named(name)]);
  }

  logs(name: string): Promise<string> {
    return docker(['logs', named(name)]);
  }

  async untilLogged(name: string, text: string): Promise<void> {
    if (await until(async () => (await this.logs(name)).includes(text))) return;
    throw new Error(`${name} has not logged ${text}: ${(await this.logs(name)).slice(-2000)}`);
  }

  /** Has the main thread of a gateway do nothing any more. */
  async hang(name: string): Promise<void> {
    await docker(['exec', named(name), 'node', '--experimental-websocket', '-e', HANG_PROGRAM]);
  }

  /** Waits until a container that ended by itself was started again by its engine, and is healthy. */
  async untilRestarted(name: string): Promise<void> {
    const count = () => docker(['inspect', '--format', '{{.RestartCount}}', named(name)]);
    if (!(await until(async () => (await count()) !== '0'))) throw new Error(`${name} was not started again.`);
    await this.#untilHealthy(name);
  }

  /** Runs an expression on the database, as `db`, and waits for it. */
  async onDatabase(expression: string): Promise<void> {
    const program = `
      const { MongoClient } = require('/kit/node_modules/mongodb');
      (async () => {
        const client = new MongoClient('${DATABASE_URI}');
        const db = client.db();
        await ${expression};
        await client.close();
      })();`;
    await docker(['run', '--rm', '--network', named('database'), '--volume', MODULES, BASE, 'node', '-e', program]);
  }

  /** Removes all that has a name of ours. */
  static async remove(): Promise<void> {
    const list = async (args: string[]) =>
      (await docker([...args, '-q', '--filter', `name=${PREFIX}-`])).split('\n').filter(Boolean);
    const kinds = [
      { all: ['ps', '-a'], remove: ['rm', '-f', '-v'] },
      { all: ['network', 'ls'], remove: ['network', 'rm'] },
      { all: ['volume', 'ls'], remove: ['volume', 'rm'] },
    ];
    for (const { all, remove } of kinds) {
      const found = await list(all);
      if (found.length > 0) await docker([...remove, ...found]);
    }
  }
}

const yesOrNo = [() => true, () => false] as const;

const namesOf = ({ depends_on = [] }: Container) => (Array.isArray(depends_on) ? depends_on : Object.keys(depends_on));
