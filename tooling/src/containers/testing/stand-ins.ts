import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findSecantus } from '../../database/secantus.ts';
import { root } from '../../start/env.ts';
import { logProgress } from '../../terminal/log.ts';
import type { Compose, Container } from './compose.ts';
import { BASE } from './engine.ts';

export const DATABASE_URI = 'mongodb://mongo-1:27017/practice?directConnection=true';
/** The packages of this checkout, for programs in containers. */
export const MODULES = `${join(root, 'node_modules')}:/kit/node_modules:ro`;

/** Writes every message to its output. */
const MAIL_PROGRAM = `
const { SMTPServer } = require('/kit/node_modules/smtp-server');
const take = (stream, _session, done) => stream.on('end', done).pipe(process.stdout, { end: false });
new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], onData: take }).listen(1025);`;

/** Puts containers of ours in the place of those whose images would have to be pulled. */
export async function standIn({ services }: Compose): Promise<void> {
  // One embedded database in the place of three members.
  for (const name of ['mongo-2', 'mongo-3', 'replica-set', 'prometheus']) delete services[name];
  services['mongo-1'] = await database();
  for (const { environment } of Object.values(services)) {
    if (environment?.MONGODB_URI) environment.MONGODB_URI = DATABASE_URI;
  }
  services.mail = {
    image: BASE,
    entrypoint: ['node', '-e', MAIL_PROGRAM],
    networks: ['inside', 'outside'],
    volumes: [MODULES],
  };
  if (services.proxy) services.proxy = debianProxy(services.proxy);
}

async function database(): Promise<Container> {
  const engineDir = join(root, '.data');
  const search = { engineDir, searchPath: process.env.PATH ?? '', onProgress: logProgress };
  const { command: python } = await findSecantus(search);
  const engine = realpathSync(join(engineDir, 'secantus'));
  // The Python that it was installed with, wherever that lies on this machine.
  const home = join(dirname(realpathSync(python)), '..');
  return {
    image: BASE,
    entrypoint: [join(engine, python.slice(join(engineDir, 'secantus').length))],
    command: [
      ...[
        '-I',
        '-c',
        'import sys; from secantus.cli import main; sys.exit(main())',
        '--config',
        join(engine, 'empty.toml'),
      ],
      ...['--host', '0.0.0.0', '--port', '27017', '--storage-path', '/data/db', '--sync-on-commit'],
      ...['--noop-heartbeat-seconds', '10'],
    ],
    networks: ['database'],
    healthcheck: {
      test: ['CMD', 'bash', '-c', 'exec 3<>/dev/tcp/127.0.0.1/27017'],
      ...{ interval: '30s', timeout: '5s', start_period: '60s', retries: 3 },
    },
    volumes: ['mongo-1:/data/db', `${engine}:${engine}:ro`, ...(home === '/usr' ? [] : [`${home}:${home}:ro`])],
  };
}

function debianProxy(proxy: Container): Container {
  return {
    ...proxy,
    image: BASE,
    entrypoint: ['/usr/bin/caddy'],
    command: ['run', '--config', '/etc/caddy/Caddyfile', '--adapter', 'caddyfile'],
    volumes: [...(proxy.volumes ?? []), '/usr/bin/caddy:/usr/bin/caddy:ro'],
    environment: { ...proxy.environment, HOME: '/data' },
    // Ports are published on the first, which must not be the inner one.
    networks: ['outside', 'inside'],
  };
}
