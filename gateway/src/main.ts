import { logger } from '@practice/service-kit';
import { readEnv } from './env.ts';
import { createServices } from './services.ts';
import { type Gateway, startGateway } from './start-gateway.ts';

const STOP_MS = 8000;
let isStopping = false;

const env = readEnv();
const gateway = await startGateway(env, createServices(), (message) => send({ type: 'progress', message })).catch(
  explain,
);
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(signal, () => stop(gateway));

const accounts = await gateway.ready.catch((error) =>
  isStopping ? new Promise<never>(() => {}) : Promise.reject(error),
);
if (accounts.length > 0 && !send({ type: 'accounts', accounts })) {
  const lines = accounts.map(({ username, password, role }) => `  ${username} / ${password} (${role})`);
  process.stdout.write(`Accounts, shown this once:\n${lines.join('\n')}\n`);
}
send({ type: 'ready', url: gateway.url });
logger.info({ url: gateway.url }, 'ready');

/** Tells the process that started this one; false when there is none. */
function send(message: object): boolean {
  if (!process.send) return false;
  process.send(message);
  return true;
}

async function stop(running: Gateway): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), STOP_MS).unref();
  await running.stop();
  process.exit(0);
}

function explain(error: NodeJS.ErrnoException): never {
  if (error.code === 'EADDRINUSE') {
    process.stderr.write(`Port ${env.PORT} is taken by another program. Stop that one, or set another PORT.\n`);
    process.exit(1);
  }
  throw error;
}
