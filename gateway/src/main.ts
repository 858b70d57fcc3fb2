import { endRefused, logger, tellAccounts, tellParent } from '@practice/service-kit';
import { readEnv } from './env.ts';
import { migrate } from './migrate/migrate.ts';
import { createServices } from './services.ts';
import { type Gateway, startGateway } from './start-gateway.ts';

const STOP_MS = 8000;
let isStopping = false;

const [command, ...args] = process.argv.slice(2);
await (command === 'migrate' ? migrate(args) : serve());

async function serve(): Promise<void> {
  const env = readEnv();
  const gateway = await startGateway(env, createServices(), {
    onProgress: (message) => tellParent({ type: 'progress', message }),
    onAccounts: tellAccounts,
  }).catch((error) => explain(error, env.PORT));
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(signal, () => stop(gateway));

  await gateway.ready.catch((error) => (isStopping ? new Promise<never>(() => {}) : endRefused(error)));
  tellParent({ type: 'ready', url: gateway.url });
  logger.info({ url: gateway.url }, 'ready');
}

async function stop(running: Gateway): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), STOP_MS).unref();
  await running.stop();
  process.exit(0);
}

function explain(error: NodeJS.ErrnoException, port: number): never {
  if (error.code === 'EADDRINUSE') {
    process.stderr.write(`Port ${port} is taken by another program. Stop that one, or set another PORT.\n`);
    process.exit(1);
  }
  throw error;
}
