import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onDatabase } from '../backup/on-database.ts';
import { root, type StartEnv } from '../start/env.ts';
import { provideSecrets } from '../start/secrets.ts';

/**
 * Runs a command of the gateway's program in this terminal: on MONGODB_URI, on the database of the product that runs, or on
 * the data folder of one that does not. Returns its exit code.
 */
export function runGatewayCommand(env: StartEnv, args: string[]): Promise<number> {
  return onDatabase(env, async (uri) => {
    const program = join(root, 'gateway/src/main.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        ...provideSecrets(env),
        MONGODB_URI: uri,
        BACKUP_DIR: process.env.BACKUP_DIR || join(env.DATA_DIR, 'backups'),
      },
    });
    const [code] = await once(child, 'exit');
    return typeof code === 'number' ? code : 1;
  });
}
