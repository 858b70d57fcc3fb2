import { reportFailures } from '../backup/on-database.ts';
import { runGatewayCommand } from '../gateway-command/run-gateway-command.ts';
import { loadDotEnv, readEnv } from '../start/env.ts';

/**
 * `npm run migrate [-- --list | --without-backup]`: what `npm start` does by itself, as a step of its own. On MONGODB_URI, on the database of
 * the product that runs, or on the data folder of one that does not.
 */
export async function runMigrate(args: string[]): Promise<void> {
  await reportFailures(async () => {
    loadDotEnv();
    process.exitCode = await runGatewayCommand(readEnv(process.env), ['migrate', ...args]);
  });
}
