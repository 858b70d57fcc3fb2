import { join } from 'node:path';
import { endTransactions } from '../database/index.ts';
import { npmParents, watchProcesses } from '../processes/parents.ts';
import { build } from '../start/build.ts';
import { loadDotEnv, readEnv, root, type StartEnv, seedLevel } from '../start/env.ts';
import { startProgram } from '../start/program.ts';
import { readRunning } from '../start/running-file.ts';
import { readSecrets } from '../start/secrets.ts';
import { bold, cyan, green, logFailure, logProgress, logRows, logWarning } from '../terminal/log.ts';
import { UserFacingError } from '../terminal/user-facing-error.ts';
import { findWorkspaces } from '../workspaces/find-workspaces.ts';

const GRACE_MS = 8000;

/**
 * `npm run start:service -- <name>`: one service as a process of its own, on the database and the secret of the product
 * that runs on DATA_DIR, or on MONGODB_URI and SERVICE_SECRET.
 */
export async function startService(name: string | undefined): Promise<void> {
  try {
    const service = checkName(name);
    // PORT of the file .env is the gateway's; one that is given with the command is this service's.
    const { PORT } = process.env;
    loadDotEnv();
    const env = readEnv({ ...process.env, PORT });
    const surroundings = await surroundingsOf(env);
    await build(root, { packages: [`@practice/${service}`] });
    // It may be killed in the middle of a transaction; a database that was given ends that by a limit of its own.
    const onKilled = async () => env.MONGODB_URI ?? endTransactions(surroundings.needed.MONGODB_URI);
    const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
    const environment = {
      PUBLIC_URL: surroundings.url,
      ...surroundings.services,
      ...given,
      ...surroundings.needed,
      PORT,
    };
    await runInFront(service, { env: environment, dataDir: env.DATA_DIR, onKilled });
  } catch (error) {
    logFailure(error instanceof UserFacingError ? error.message : String(error instanceof Error ? error.stack : error));
    process.exit(1);
  }
}

function checkName(name: string | undefined): string {
  const names = findWorkspaces(root)
    .filter(({ dir }) => dir.startsWith('services/'))
    .map(({ dir }) => dir.slice('services/'.length));
  if (name && names.includes(name)) return name;
  throw new UserFacingError(`Which service? One of ${names.join(', ')}: npm run start:service -- ${names[0]}`);
}

/** What a service has to know about the product that it joins, with the default addresses of the other services. */
async function surroundingsOf(env: StartEnv) {
  const running = await readRunning(env.DATA_DIR);
  const mongodbUri = env.MONGODB_URI ?? running?.mongodbUri;
  if (!mongodbUri) {
    throw new UserFacingError(
      `No product runs on the data folder ${env.DATA_DIR}, so there is no database to join. Run npm start in another ` +
        'terminal first, or set MONGODB_URI.',
    );
  }
  const secret = env.SERVICE_SECRET ?? readSecrets(env.DATA_DIR).SERVICE_SECRET;
  if (!secret) throw new UserFacingError('SERVICE_SECRET is not set. It is the same for the gateway and all services.');
  const key = env.FIELD_KEY ?? readSecrets(env.DATA_DIR).FIELD_KEY;
  const needed = {
    ...(key ? { FIELD_KEY: key } : {}),
    MONGODB_URI: mongodbUri,
    SERVICE_SECRET: secret,
    NODE_ENV: env.NODE_ENV,
    SEED_DATA: seedLevel(env),
    DATABASE_DIR: process.env.DATABASE_DIR || (env.MONGODB_URI ? undefined : env.DATA_DIR),
    BACKUP_DIR: process.env.BACKUP_DIR || join(env.DATA_DIR, 'backups'),
  };
  return { needed, services: running?.services ?? {}, url: running?.url };
}

type Surroundings = {
  env: Record<string, string | undefined>;
  dataDir: string;
  onKilled(): Promise<unknown>;
};

async function runInFront(service: string, { env, dataDir, onKilled }: Surroundings): Promise<void> {
  const program = startProgram({
    path: join(root, 'services', service, 'dist/main.cjs'),
    dataDir,
    logName: service,
    env,
    onProgress: logProgress,
    onAccounts: (accounts) => {
      for (const { username, role, password } of accounts) {
        const shown = password === null ? 'with the password in ADMIN_PASSWORD' : `password ${bold(password)}`;
        logProgress(`New user ${username} (${role}), ${shown}`);
      }
    },
    onWarning: logWarning,
  });
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    await program.stop(GRACE_MS, 'somebody stops it');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  watchProcesses(npmParents(), () => void stop());

  const url = await program.ready;
  if (url) {
    console.log(`\n${green('✓')} ${bold(`The service ${service} is running`)}\n`);
    logRows([
      ['Address', cyan(url)],
      ['Gateway', `${service.toUpperCase()}_URL=${url} npm start`],
      ['Stop', 'Ctrl-C'],
    ]);
  }
  const { lastLines, why } = await program.ended;
  if (isStopping) return;
  await onKilled().catch(() => {});
  throw new UserFacingError(
    `The service ${service} ${url ? `has ended (${why})` : 'does not start'}. It said last:\n\n${lastLines || '(nothing)'}`,
  );
}
