import { endRefused, logger, notifySupervisor, reportAccounts, watchProcessEnds } from '@practice/service-kit';
import { readEnv } from './env.ts';
import { migrate } from './migrate/migrate.ts';
import { createServices } from './services.ts';
import { startGateway } from './start-gateway.ts';

const [command, ...args] = process.argv.slice(2);
await (command === 'migrate' ? migrate(args) : serve());

async function serve(): Promise<void> {
  const env = readEnv();
  const ends = watchProcessEnds({ logFile: env.LOG_FILE });
  const gateway = await startGateway(env, createServices(), {
    onProgress: (message) => notifySupervisor({ type: 'progress', message }),
    onAccounts: reportAccounts,
  }).catch((error) => explain(error, env.PORT));
  ends.stopWith(() => gateway.stop());

  await gateway.ready.catch((error) => (ends.isStopping() ? new Promise<never>(() => {}) : endRefused(error)));
  notifySupervisor({ type: 'ready', url: gateway.url });
  logger.info({ url: gateway.url }, 'ready');
}

function explain(error: NodeJS.ErrnoException, port: number): never {
  if (error.code === 'EADDRINUSE') {
    process.stderr.write(`Port ${port} is taken by another program. Stop that one, or set another PORT.\n`);
    process.exit(1);
  }
  throw error;
}
