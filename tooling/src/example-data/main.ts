import { reportFailures } from '../backup/on-database.ts';
import { runGatewayCommand } from '../gateway-command/run-gateway-command.ts';
import { loadDotEnv, readEnv, type StartEnv } from '../start/env.ts';
import { readRunning } from '../start/running-file.ts';
import { logProgress } from '../terminal/log.ts';
import { UserFacingError } from '../terminal/user-facing-error.ts';

const USAGE = 'npm run example-data, or npm run example-data -- remove [--yes]';

/**
 * `npm run example-data [-- remove [--yes]]`: what is left of the demonstration's data, and taking it away. While the product
 * runs, and when it does not.
 */
export async function runExampleData(args: string[]): Promise<void> {
  await reportFailures(async () => {
    if (!['', 'remove', 'remove --yes', '--yes remove'].includes(args.join(' '))) throw new UserFacingError(USAGE);
    loadDotEnv();
    const env = readEnv(process.env);
    logProgress(await describePlace(env));
    process.exitCode = await runGatewayCommand(env, ['example-data', ...args]);
  });
}

/** Which data is meant. */
async function describePlace({ MONGODB_URI, DATA_DIR }: StartEnv): Promise<string> {
  if (MONGODB_URI) return 'On the database of MONGODB_URI';
  return `On ${DATA_DIR}, where the product ${(await readRunning(DATA_DIR)) ? 'runs' : 'does not run'}`;
}
