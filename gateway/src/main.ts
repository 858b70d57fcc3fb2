import { once } from 'node:events';
import {
  checkGivenDatabase,
  endRefused,
  limitHeapGrowth,
  logger,
  notifySupervisor,
  programCommand,
  reportAccounts,
  watchProcessEnds,
} from '@practice/service-kit';
import { readEnv } from './env.ts';
import { ShellDoesNotFit } from './remotes/assert-shell-fits.ts';
import { createServices } from './services.ts';
import { startGateway } from './start-gateway.ts';
import { watchMainThread } from './watch-main-thread.ts';

const asked = programCommand();
if (!asked) await serve();
// Loaded only here: a gateway that serves needs none of it.
else await (await import('./operations/run-operation.ts')).runOperation(asked.command, asked.args);

async function serve(): Promise<void> {
  const env = readEnv();
  const ends = watchProcessEnds({ logFile: env.LOG_FILE });
  const isSent = env.MONGODB_URI === 'sent';
  if (isSent) env.MONGODB_URI = await receiveUri();
  const gateway = await startGateway(env, createServices(), {
    checkDatabase: isSent ? undefined : (uri) => checkGivenDatabase(uri, (line) => logger.warn(line)),
    onProgress: (message) => notifySupervisor({ type: 'progress', message }),
    onAccounts: reportAccounts,
    onNewerData: endRefused,
  }).catch((error) => explain(error, env.PORT));
  ends.stopWith(() => gateway.stop());

  await gateway.ready.catch((error) => (ends.isStopping() ? new Promise<never>(() => {}) : endRefused(error)));
  limitHeapGrowth();
  watchMainThread();
  notifySupervisor({ type: 'ready', url: gateway.url });
  logger.info({ url: gateway.url }, 'ready');
}

/** The database's address, from the supervisor: it starts this program, which takes long to load, before the database runs. */
async function receiveUri(): Promise<string> {
  const [{ uri }] = (await once(process, 'message')) as [{ uri: string }];
  return uri;
}

function explain(error: NodeJS.ErrnoException & { port?: number }, ownPort: number): never {
  // That of the site, or of the metrics.
  const { port = ownPort } = error;
  const isPortTaken = error.code === 'EADDRINUSE';
  if (!isPortTaken && !(error instanceof ShellDoesNotFit)) throw error;
  const sentence = `Port ${port} is taken by another program. Stop that one, or set another PORT.`;
  process.stderr.write(`${isPortTaken ? sentence : error.message}\n`);
  process.exit(1);
}
