import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { ExampleRecord } from '@practice/contracts';
import {
  callService,
  connectDatabase,
  disconnectDatabase,
  EventConsumer,
  endRefused,
  isDatabaseAway,
  logger,
  operationCall,
  recordAuditAlone,
  type Service,
  setFieldKeys,
  startServices,
  systemContext,
} from '@practice/service-kit';
import { backUp, backupName } from '@practice/service-kit/backup/back-up';
import { BackupProblem } from '@practice/service-kit/backup/backup-problem';
import { readOperationEnv } from '../operations/env.ts';
import { createServices } from '../services.ts';
import { describeExamples } from './describe-examples.ts';

const log = (line: string) => void process.stdout.write(`${line}\n`);
const ctx = systemContext('example-data');

/**
 * `node gateway/dist/main.cjs example-data [remove] [--yes]`: says what is left of the demonstration's data, and with `remove`
 * takes it away after a question and a backup in BACKUP_DIR. Works beside a running product, which learns of it by its events.
 */
export async function exampleData(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false } },
  });
  const env = readOperationEnv();
  logger.level = 'silent';
  setFieldKeys(env.FIELD_KEY, env.FIELD_KEYS_OLD);
  try {
    await connectDatabase(env.MONGODB_URI);
    const services = createServices();
    const runtime = await startServices(services, { withWork: false, watches: false });
    try {
      const records = await callService('identity', 'collectExamples', {});
      if (!show(records) || positionals[0] !== 'remove') return;
      if (env.BACKUP_DIR === undefined)
        return refuse('BACKUP_DIR has to say where the backup goes that is made before.');
      if (await isAgreed(values.yes)) await remove(services, { ...env, BACKUP_DIR: env.BACKUP_DIR });
    } finally {
      await runtime.stop();
    }
  } catch (error) {
    if (error instanceof BackupProblem) return refuse(`Nothing was taken away. ${error.message}`);
    if (!isDatabaseAway(error)) endRefused(error);
    refuse('The database does not answer.');
  } finally {
    await disconnectDatabase();
  }
}

/** Whether anything of it would go. */
function show(records: readonly ExampleRecord[]): boolean {
  for (const line of describeExamples(records)) log(line);
  const isAny = records.some(({ state }) => state === 'untouched');
  if (!isAny) log(records.length === 0 ? 'There is no example data.' : 'Nothing else is left of the example data.');
  return isAny;
}

function refuse(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

async function isAgreed(isGiven: boolean): Promise<boolean> {
  if (isGiven) return true;
  if (!process.stdin.isTTY) {
    refuse(
      `Nothing was taken away: there is no terminal to ask in. Without a question: ${operationCall('example-data', 'remove --yes')}`,
    );
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Take it away? A backup is made before. (yes/no) ');
  terminal.close();
  if (/^y(es)?$/i.test(answer.trim())) return true;
  log('Nothing was taken away.');
  return false;
}

async function remove(services: Service[], env: { MONGODB_URI: string; BACKUP_DIR: string }): Promise<void> {
  const file = path.join(env.BACKUP_DIR, backupName('-before-example-data'));
  await backUp(env.MONGODB_URI, file);
  log(`The backup is ${file}`);
  await recordAuditAlone(ctx, { action: 'example-data.removed', entity: 'example-data' });
  const { removed } = await callService('identity', 'removeAllExamples', {}, ctx);
  await followEvents(services);
  const left = await callService('identity', 'collectExamples', {});
  log(`Taken away: ${removed}. Left: ${left.length}.`);
  const { site_open } = await callService('content', 'readSettings', {});
  if (site_open === 'false')
    log('The site is closed to visitors until its admin opens it: Kurulum in the back office.');
}

/** What follows from the removal in other services, which a product that does not run would do at its next start. */
async function followEvents(services: readonly Service[]): Promise<void> {
  for (const { name, handlers } of services) {
    if (!handlers) continue;
    const consumer = new EventConsumer(name, handlers);
    await consumer.prepare();
    await consumer.catchUp();
  }
}
