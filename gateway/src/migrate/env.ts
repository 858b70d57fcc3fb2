import type { z } from '@practice/contracts';
import { fieldKey, parseEnv, processEnv } from '@practice/service-kit';

const migrateEnv = processEnv
  .pick({
    ...{ MONGODB_URI: true, BACKUP_DIR: true, FIELD_KEYS_OLD: true, DISK_RESERVE_MB: true },
  })
  .extend({
    FIELD_KEY: fieldKey,
  });

/** What `migrate` reads; the same as the gateway where both do. */
export function readMigrateEnv(): z.output<typeof migrateEnv> {
  return parseEnv(migrateEnv, process.env);
}
