import { idParam } from '@practice/contracts';
import { findByIdOrFail, readInput, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { BackupModel, OPEN } from './backup.model.ts';
import { busy } from './refuse-while-open.ts';
import { removeBackup } from './remove-backup.ts';

/**
 * Removes a backup and its file, also on a full disk, where it makes room.
 * @throws DomainError NOT_FOUND; CONFLICT while it is made or checked
 */
export async function deleteBackup(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'backup:write', idParam, raw);
  await withTransaction(
    async (session) => {
      const backup = await findByIdOrFail(BackupModel, id, session);
      if (backup.openKey === OPEN) throw busy();
      await removeBackup(session, backup);
      recordAudit(session, ctx, { action: 'backup.deleted', entity: 'backup', entityId: id });
    },
    { evenOnFullDisk: true },
  );
}
