import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onDatabase, reportFailures } from '../backup/on-database.ts';
import { loadDotEnv, readEnv, root } from '../start/env.ts';
import { provideSecrets } from '../start/secrets.ts';

/**
 * `npm run migrate [-- --list]`: what `npm start` does by itself, as a step of its own. On MONGODB_URI, on the database of
 * the product that runs, or on the data folder of one that does not.
 */
export async function runMigrate(args: string[]): Promise<void> {
  await reportFailures(async () => {
    loadDotEnv();
    const env = readEnv(process.env);
    process.exitCode = await onDatabase(env, (uri) =>
      runProgram(args, {
        ...provideSecrets(env),
        MONGODB_URI: uri,
        BACKUP_DIR: process.env.BACKUP_DIR || join(env.DATA_DIR, 'backups'),
      }),
    );
  });
}

async function runProgram(args: string[], env: Record<string, string>): Promise<number> {
  const program = join(root, 'gateway/src/main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, 'migrate', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}
