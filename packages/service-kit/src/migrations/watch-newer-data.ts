import { logger } from '../logger.ts';
import { MigrationRefused } from './migration-refused.ts';
import { listPending, type Migrated } from './records.ts';

const LOOK_MS = 10_000;

/**
 * Calls `onNewer` once a newer version of the product has migrated the data under this process, which would go on to write
 * what that version does not expect. It looks every few seconds; `stop` ends it.
 */
export function watchForNewerData(
  services: Migrated[],
  onNewer: (refused: MigrationRefused) => void,
  { everyMs = LOOK_MS } = {},
): { stop: () => void } {
  let isNewer = false;
  const timer = setInterval(() => {
    listPending(services).catch((err: unknown) => {
      if (!(err instanceof MigrationRefused)) return logger.debug({ err }, 'it is not known whether the data is newer');
      clearInterval(timer);
      // A slow database answers several looks at once.
      if (!isNewer) onNewer(err);
      isNewer = true;
    });
  }, everyMs).unref();
  return { stop: () => clearInterval(timer) };
}
