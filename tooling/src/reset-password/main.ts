import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { loadDotEnv, readEnv, root } from '../start/env.ts';
import { readRunning } from '../start/running-file.ts';

/** `npm run reset-password -- <username> [--keep-tokens]`: on the database of the running product, or on MONGODB_URI. */
export async function resetPassword(args: string[]): Promise<void> {
  loadDotEnv();
  const env = readEnv(process.env);
  const running = await readRunning(env.DATA_DIR);
  const MONGODB_URI = env.MONGODB_URI ?? running?.mongodbUri ?? '';
  const PUBLIC_URL = process.env.PUBLIC_URL || running?.url || '';
  const program = join(root, 'services/identity/src/reset-password/main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MONGODB_URI, PUBLIC_URL },
  });
  const [code] = await once(child, 'exit');
  process.exitCode = typeof code === 'number' ? code : 1;
}
