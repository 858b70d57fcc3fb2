import { logger } from '@practice/service-kit';
import { readEnv } from './env.ts';
import { createServices } from './services.ts';
import { type Gateway, startGateway } from './start-gateway.ts';

const STOP_MS = 8000;

const env = readEnv();
const gateway = await startGateway(env, createServices(), (message) => send({ type: 'progress', message })).catch(
  explain,
);
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(signal, () => stop(gateway));

const accounts = await gateway.ready;
if (accounts.length > 0 && !send({ type: 'accounts', accounts })) {
  const lines = accounts.map(({ username, password, role }) => `  ${username} / ${password} (${role})`);
  process.stdout.write(`Oluşturulan hesaplar (yalnızca bir kez gösterilir):\n${lines.join('\n')}\n`);
}
send({ type: 'ready', url: gateway.url });
logger.info({ url: gateway.url }, 'ready');

/** Tells the process that started this one; false when there is none. */
function send(message: object): boolean {
  if (!process.send) return false;
  process.send(message);
  return true;
}

let isStopping = false;
async function stop(running: Gateway): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), STOP_MS).unref();
  await running.stop();
  process.exit(0);
}

function explain(error: NodeJS.ErrnoException): never {
  if (error.code === 'EADDRINUSE') {
    process.stderr.write(
      `${env.PORT} numaralı port kullanımda. O portu kullanan programı kapatın ya da başka bir port seçin: PORT=4001 npm start\n`,
    );
    process.exit(1);
  }
  throw error;
}
