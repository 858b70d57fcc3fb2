import { MAKE_BACKUP_JOB } from '@practice/contracts';
import { type ClientSession, enqueueJob, recordAudit, type ServiceContext } from '@practice/service-kit';
import type { Backup } from './backup.model.ts';
import { createBackup } from './create-backup.ts';

/**
 * Has everything backed up by whichever gateway is free, once the caller's transaction is committed.
 * @throws a duplicate key error while another is open
 */
export async function queueBackup(
  session: ClientSession,
  ctx: ServiceContext,
  { isEncrypted }: { isEncrypted: boolean },
): Promise<Backup> {
  const createdBy = ctx.actor.username;
  const backup = await createBackup(session, { state: 'queued', date: null, isEncrypted, createdBy });
  const id = String(backup._id);
  await enqueueJob(session, { key: `${MAKE_BACKUP_JOB}:${id}`, kind: MAKE_BACKUP_JOB, payload: { id } });
  recordAudit(session, ctx, { action: 'backup.started', entity: 'backup', entityId: id });
  return backup;
}
