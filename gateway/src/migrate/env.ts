import { z } from '@practice/contracts';
import { parseEnv, processEnv } from '@practice/service-kit';

const migrateEnv = processEnv.pick({ MONGODB_URI: true, LOG_LEVEL: true, BACKUP_DIR: true }).extend({
  /** The key that stored texts are encrypted with; a migration may need it. */
  FIELD_KEY: z.string().min(32, 'needs at least 32 characters').optional(),
});

/** What `migrate` reads; the same as the gateway where both do. */
export function readMigrateEnv(): z.output<typeof migrateEnv> {
  return parseEnv(migrateEnv, process.env);
}
