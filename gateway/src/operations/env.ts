import type { z } from '@practice/contracts';
import { fieldKey, parseEnv, processEnv, setDiskReserve } from '@practice/service-kit';
import { backupKey } from '../env.ts';

const operationEnv = processEnv
  .pick({ MONGODB_URI: true, BACKUP_DIR: true, FIELD_KEYS_OLD: true, PUBLIC_URL: true, DISK_RESERVE_MB: true })
  .extend({ FIELD_KEY: fieldKey, BACKUP_KEY: backupKey });

export type OperationEnv = z.output<typeof operationEnv>;

/** What the operations read, the same as the gateway where both do; backups leave the disk its reserve. */
export function readOperationEnv(): OperationEnv {
  const env = parseEnv(operationEnv, process.env);
  setDiskReserve(env.DISK_RESERVE_MB);
  return env;
}
