import {
  checkGivenDatabase,
  connectDatabase,
  disconnectDatabase,
  endRefused,
  isDatabaseAway,
  kitMigrations,
  listPending,
  logger,
  migrationOptions,
  operationCall,
  runMigrations,
  setFieldKeys,
} from '@practice/service-kit';
import { readOperationEnv } from '../operations/env.ts';
import { createServices } from '../services.ts';

/**
 * `node gateway/dist/main.cjs migrate [--list | --without-backup]`: brings the stored data of all services to the shape that this version
 * knows, with a backup in BACKUP_DIR before it unless there is one, and ends. `--list` says what would run.
 */
export async function migrate(args: string[]): Promise<void> {
  const env = readOperationEnv();
  logger.level = 'silent';
  setFieldKeys(env.FIELD_KEY, env.FIELD_KEYS_OLD);
  const log = (line: string) => void process.stdout.write(`${line}\n`);
  try {
    await checkGivenDatabase(env.MONGODB_URI, log);
    await connectDatabase(env.MONGODB_URI);
    const services = [kitMigrations, ...createServices()];
    if (args.includes('--list')) {
      const pending = await listPending(services);
      for (const { id } of pending) log(id);
      return log(
        pending.length === 0 ? 'Nothing has to be migrated.' : `${pending.length} to run: ${operationCall('migrate')}`,
      );
    }
    const done = await runMigrations(
      services,
      migrationOptions(env, log, { withoutBackup: args.includes('--without-backup') }),
    );
    log(done.length === 0 ? 'Nothing had to be migrated.' : `Migrated: ${done.length}.`);
  } catch (error) {
    if (!isDatabaseAway(error)) endRefused(error);
    process.stderr.write('The database does not answer.\n');
    process.exitCode = 1;
  } finally {
    await disconnectDatabase();
  }
}
