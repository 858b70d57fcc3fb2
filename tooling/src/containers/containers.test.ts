import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { findWorkspaces } from '../workspaces/find-workspaces.ts';
import { copiesOfImage } from './testing/copy-image.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

type Container = {
  image?: string;
  build?: string | { context: string };
  command?: string[];
  environment?: Record<string, string | number>;
  depends_on?: string[] | Record<string, object>;
  networks?: string[];
  ports?: string[];
  volumes?: string[];
  healthcheck?: { test: string[]; interval: string; timeout: string };
  stop_grace_period?: string;
  entrypoint?: string[];
  profiles?: string[];
  restart?: string;
  mem_limit?: string;
  logging?: { options: object };
};
type ComposeFile = { services: Record<string, Container>; networks: object; volumes: object };

const compose: ComposeFile = parse(read('docker-compose.yml'), { merge: true });
const containers = Object.entries(compose.services);
const programs = containers.filter(([, { command }]) => command?.length === 2 && command[1]?.endsWith('main.cjs'));
const members = containers.filter(([, { command }]) => command?.[0] === 'mongod');
const services = readdirSync(join(root, 'services'));
const dockerfile = read('Dockerfile');

/** Names of variables that a file in the form of .env sets or mentions. */
const variablesOf = (text: string) => new Set([...text.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name));

describe('docker-compose.yml', () => {
  test('is a compose file by the schema of the Compose Specification', () => {
    const validate = new Ajv2020({ strict: false, formats: { duration: true } }).compile(
      JSON.parse(read('tooling/src/containers/compose-spec.json')),
    );
    expect(validate(compose) || validate.errors).toBe(true);
    expect(validate({ services: { one: { imagge: 'x' } } })).toBe(false);
  });

  test('has two gateways, a container for every service, and a database of three members', () => {
    const running = programs.map(([, { command }]) => command?.[1]);
    expect(running.filter((path) => path === 'gateway/dist/main.cjs')).toHaveLength(2);
    for (const service of services) expect(running).toContain(`services/${service}/dist/main.cjs`);
    expect(members.map(([name]) => name)).toEqual(['mongo-1', 'mongo-2', 'mongo-3']);
  });

  test('pins the series of the database, and gives each member a cache that leaves room for the others', () => {
    expect(containers.flatMap(([, { image }]) => (image?.startsWith('mongo:') ? image : []))).toEqual(
      Array(4).fill('mongo:8.0'),
    );
    for (const [name, { command, volumes, healthcheck, stop_grace_period }] of members) {
      expect(command?.join(' '), name).toContain(
        '--replSet rs0 --bind_ip_all --wiredTigerCacheSizeGB 0.5 --oplogSize 1024 --keyFile',
      );
      // One that leads waits 15 seconds for another to take over.
      expect(stop_grace_period, name).toBe('30s');
      expect(volumes, name).toEqual([`${name}:/data/db`]);
      expect(healthcheck, name).toMatchObject({ interval: '30s', start_interval: '2s' });
      expect(healthcheck?.test.join(' '), name).not.toContain('mongosh');
    }
  });

  test('waits for the replica set and not for one of its members', () => {
    const waiting = containers.filter(([, { depends_on = [] }]) => 'replica-set' in depends_on).map(([name]) => name);
    // Gateways wait for these.
    expect(waiting.sort()).toEqual([...services, 'migrate', 'operations'].sort());
    for (const [name, { depends_on = [] }] of containers.filter(([at]) => at !== 'replica-set')) {
      expect(
        Object.keys(depends_on).filter((each) => /^mongo-/.test(each)),
        name,
      ).toEqual([]);
    }
  });

  test('gives every process the address of every service', () => {
    for (const [, { environment = {} }] of programs) {
      for (const service of services) {
        const port = compose.services[service]?.environment?.PORT;
        expect(environment[`${service.toUpperCase()}_URL`]).toBe(`http://${service}:${port}`);
      }
    }
  });

  test('gives the key of clinical text to every service that encrypts or signs with it, each of which requires it', () => {
    const usesKey = /\b(?:encryptText|keyedHash|assertChallengeSolved)\(/;
    for (const service of services) {
      const sources = readdirSync(join(root, 'services', service, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((path) => /(?<!\.test)\.ts$/.test(path))
        .map((path) => read(`services/${service}/src/${path}`));
      const needsKey = sources.some((text) => usesKey.test(text));
      expect([service, 'FIELD_KEY' in (compose.services[service]?.environment ?? {})]).toEqual([service, needsKey]);
      expect([service, /FIELD_KEY: fieldKey/.test(read(`services/${service}/src/env.ts`))]).toEqual([
        service,
        needsKey,
      ]);
    }
  });

  test('gives no other secret to more containers than need it', () => {
    const holders = (name: string) =>
      containers.filter(([, each]) => name in (each.environment ?? {})).map(([at]) => at);
    expect(holders('ADMIN_PASSWORD')).toEqual(['identity']);
    expect(holders('SESSION_SECRET')).toEqual(['gateway-1', 'gateway-2']);
    expect(holders('SERVICE_SECRET').sort()).toEqual(programs.map(([name]) => name).sort());
  });

  test('migrates the data once, with a backup that outlives the container, before any process works on it', () => {
    const { migrate } = compose.services;
    expect(migrate?.command).toEqual(['node', 'gateway/dist/main.cjs', 'migrate']);
    expect(migrate?.volumes).toContain(`backups:${migrate?.environment?.BACKUP_DIR}`);
    for (const [name, { depends_on = {} }] of programs) {
      expect(depends_on, name).toMatchObject({ migrate: { condition: 'service_completed_successfully' } });
    }
  });

  test('gives backups and remotes to the gateways, which share them, a folder of its own to each, and none to a service', () => {
    for (const [name, { environment = {}, volumes = [], command }] of programs) {
      const isGateway = command?.[1]?.startsWith('gateway/');
      expect(environment.BACKUP_DIR, name).toBe(isGateway ? '/backups' : undefined);
      const own = `data-${name.at(-1)}:/data`;
      expect(volumes, name).toEqual(isGateway ? ['backups:/backups', 'remotes:/remotes', own] : []);
    }
  });

  test('runs an operation on the same database, backups and remotes, and not with everything else', () => {
    const { operations, migrate } = compose.services;
    expect(operations).toMatchObject({ profiles: ['operations'], restart: 'no', command: ['help'] });
    expect(operations?.entrypoint).toEqual(['node', 'gateway/dist/main.cjs']);
    expect(operations?.volumes).toEqual(['backups:/backups', 'remotes:/remotes']);
    expect(operations?.environment).toEqual(migrate?.environment);
  });

  test('makes every volume of a program on a folder of the image that belongs to its user', () => {
    const [, owned = ''] = dockerfile.match(/^RUN install -d -o node -g node -m 700 (.+)$/m) ?? [];
    for (const [name, { volumes = [], image }] of containers) {
      if (image !== 'practice') continue;
      for (const volume of volumes) expect(owned.split(' '), name).toContain(volume.split(':')[1]);
    }
    for (const [, folder] of dockerfile.matchAll(/^ENV .*?(?:DATA|REMOTES)_DIR=\/(\w+)/gm)) {
      expect(owned).toContain(`/${folder}`);
    }
  });

  test('bounds the memory and the log of every container', () => {
    for (const [name, { mem_limit, logging }] of containers) {
      expect(mem_limit, name).toMatch(/^\d+[mg]$/);
      expect(logging?.options, name).toHaveProperty('max-size');
    }
  });

  test('starts again what ends, and gives a health check three seconds or more', () => {
    for (const [name, { restart, healthcheck }] of containers) {
      expect(restart, name).toBe(['migrate', 'operations', 'replica-set'].includes(name) ? 'no' : 'unless-stopped');
      if (healthcheck) expect(Number.parseInt(healthcheck.timeout, 10), name).toBeGreaterThanOrEqual(3);
    }
  });

  test('keeps the database, which asks for a password, from what reaches the outside but the mail of messaging', () => {
    const onDatabase = containers.filter(([, { networks }]) => networks?.includes('database')).map(([name]) => name);
    const programsAndOperations = [...programs.map(([name]) => name), 'migrate', 'operations'];
    const own = [...members.map(([name]) => name), 'replica-set'];
    expect(onDatabase.sort()).toEqual([...programsAndOperations, ...own].sort());
    for (const [name, { environment }] of programs)
      expect(environment?.MONGODB_URI, name).toMatch(/^mongodb:\/\/practice:\$/);
  });

  test('sets only variables that .env.example explains, and requires only those of its own example', () => {
    const known = variablesOf(read('.env.example')).add('SERVICE_SECRET');
    for (const [, { environment = {} }] of [...programs, ['migrate', compose.services.migrate ?? {}] as const]) {
      expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([]);
    }
    const required = [...read('docker-compose.yml').matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name]) => name);
    const offered = variablesOf(read('deploy/compose.env.example'));
    expect(required.filter((name) => !offered.has(name))).toEqual([]);
  });

  test('names only containers, networks and volumes that there are', () => {
    for (const [, container] of containers) {
      const waitsFor = container.depends_on ?? [];
      for (const name of Array.isArray(waitsFor) ? waitsFor : Object.keys(waitsFor)) {
        expect(Object.keys(compose.services)).toContain(name);
      }
      for (const name of container.networks ?? []) expect(Object.keys(compose.networks)).toContain(name);
      const named = (container.volumes ?? []).map((volume) => volume.split(':')[0] ?? '');
      for (const name of named.filter((volume) => !volume.startsWith('.'))) {
        expect(Object.keys(compose.volumes)).toContain(name);
      }
    }
  });

  test('opens the proxy and, on this machine only, the caught mail and the figures', () => {
    const plain = (port: string) => port.replace(/^\$\{(\w+)_PORT:-\d+\}/, '$1');
    const open = containers.flatMap(([name, { ports }]) => (ports ? [[name, ports.map(plain)]] : []));
    expect(open).toEqual([
      // https by SITE_ADDRESS, also by HTTP/3, and one for trying out.
      ['proxy', ['HTTP:80', 'HTTPS:443', 'HTTPS:443/udp', '8080:8080']],
      ['mail', ['127.0.0.1:8025:8025']],
      ['prometheus', ['127.0.0.1:9090:9090']],
    ]);
  });

  test('lets Prometheus read every process, at the port where its figures are', () => {
    const { scrape_configs: jobs } = parse(read('deploy/monitoring/prometheus.yml')) as {
      scrape_configs: { static_configs: { targets: string[] }[] }[];
    };
    const targets = jobs.flatMap((job) => job.static_configs.flatMap((each) => each.targets));
    const ports = programs.map(
      ([name, { environment }]) => `${name}:${environment?.METRICS_PORT ?? environment?.PORT}`,
    );
    expect(targets.sort()).toEqual(ports.sort());
  });

  test('asks every process for its health on the port that it listens on', () => {
    for (const [, { environment, healthcheck }] of programs) {
      expect(healthcheck?.test.join(' ')).toContain(`http://127.0.0.1:${environment?.PORT}/`);
    }
  });
});

describe('Dockerfile', () => {
  const copied = copiesOfImage().filter(({ stage }) => stage === 'build');

  test('takes what is built to where it was built', () => {
    for (const { from, to } of copied) expect(to).toBe(from);
  });

  test('takes every program and every front end, with what is rendered on the server', () => {
    const built = findWorkspaces(root)
      .map(({ dir }) => dir)
      .filter((dir) => /^(?:shell|mf-.*|gateway|services\/.*)$/.test(dir));
    const taken = copied.map(({ from }) => from);
    for (const dir of built) expect(taken).toContain(`${dir}/dist`);
    expect(taken).toEqual(expect.arrayContaining(['shell/dist-server', 'mf-public/dist-server']));
  });

  test('has programs that say how an operation is called there, and name no npm command for it', () => {
    const folders = ['gateway/src', ...services.map((name) => `services/${name}/src`), 'packages/service-kit/src'];
    const sources = folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /(?<!\.test)\.ts$/.test(path) && !path.includes('testing/'))
        .map((path) => ({
          path: `${folder}/${path}`,
          code: read(`${folder}/${path}`).replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, ''),
        })),
    );
    const operations = 'backup|restore|rotate-key|reset-password|migrate|example-data|remotes';
    expect(sources.length).toBeGreaterThan(500);
    expect(
      sources.filter(({ code }) => new RegExp(`npm run (?:${operations})`).test(code)).map(({ path }) => path),
    ).toEqual([]);
  });

  test('can be built on another image of Node, and by any BuildKit, as it pulls no syntax', () => {
    const [first, ...stages] = [...dockerfile.matchAll(/^(?:ARG|FROM) (\S+)/gm)].map(([, what]) => what);
    expect(first).toMatch(/^NODE_IMAGE=node:/);
    expect(stages.filter((each) => !/^(?:\$\{NODE_IMAGE\}$|VERSION=)/.test(each ?? ''))).toEqual([]);
    expect(dockerfile).not.toMatch(/^# *syntax/m);
  });
});
