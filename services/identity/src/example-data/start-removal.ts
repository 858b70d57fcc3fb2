import { type ExampleData, REMOVE_EXAMPLE_DATA_JOB } from '@practice/contracts';
import {
  assertCan,
  DomainError,
  emit,
  enqueueJob,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { queueBackup } from '../backups/queue-backup.ts';
import { readBackupSettings } from '../backups/read-backup-settings.ts';
import { refuseWhileOpen } from '../backups/refuse-while-open.ts';
import { getExampleData } from './get-example-data.ts';

const MAX_ATTEMPTS = 5;

/**
 * Has everything backed up, and the example data taken away once the backup has passed its check.
 * @throws DomainError CONFLICT when nothing is left to go, while a removal is under way, and while a backup is made or checked
 */
export async function startRemoval(ctx: ServiceContext): Promise<ExampleData> {
  assertCan(ctx, 'example-data:remove');
  const { records, removal } = await getExampleData(ctx);
  if (removal?.state === 'backingUp' || removal?.state === 'removing') {
    throw new DomainError('CONFLICT', { message: 'Örnek veriler zaten kaldırılıyor.' });
  }
  if (!records.some(({ state }) => state === 'untouched')) {
    throw new DomainError('CONFLICT', { message: 'Kaldırılacak örnek veri yok.' });
  }
  const { isEncrypted } = await readBackupSettings();
  const { userId, username } = ctx.actor;
  await refuseWhileOpen(() =>
    withTransaction(async (session) => {
      const backupId = String((await queueBackup(session, ctx, { isEncrypted }))._id);
      await enqueueJob(session, {
        key: `${REMOVE_EXAMPLE_DATA_JOB}:${backupId}`,
        kind: REMOVE_EXAMPLE_DATA_JOB,
        payload: { backupId, userId, username },
        maxAttempts: MAX_ATTEMPTS,
      });
      recordAudit(session, ctx, { action: 'example-data.removed', entity: 'example-data' });
      emit(session, 'example-data.changed', { id: 'all' });
    }),
  );
  return { records, removal: { state: 'backingUp', problem: null } };
}
