import { BACKUP_FILE_PATH } from '@practice/contracts';
import { ConfirmDialog, formatDateTime } from '@practice/ui/admin';
import { useMutation } from '@practice/ui/data';
import { announceDone, announceFailure } from '@practice/ui/records';
import { useState } from 'react';
import { CheckBackupDocument, DeleteBackupDocument, StartBackupDocument } from '../generated/graphql.ts';
import type { Backup } from './use-backups.ts';

/** What can be done with backups. `dialog` has to be rendered. */
export function useBackupActions(onDone: () => Promise<unknown>) {
  const [asked, setAsked] = useState<Backup | null>(null);
  const [startBackup, starting] = useMutation(StartBackupDocument);
  const [checkBackup] = useMutation(CheckBackupDocument);
  const [deleteBackup, deleting] = useMutation(DeleteBackupDocument);

  async function attempt(work: () => Promise<unknown>, done: string, failed: string) {
    try {
      await work();
      announceDone(done);
    } catch (error) {
      announceFailure(failed, error);
    }
    await onDone();
  }

  async function remove({ id }: Backup) {
    await attempt(() => deleteBackup({ variables: { id } }), 'Yedek silindi', 'Yedek silinemedi.');
    setAsked(null);
  }

  return {
    isStarting: starting.loading,
    start: () => attempt(() => startBackup(), 'Yedekleme başladı.', 'Yedekleme başlatılamadı.'),
    check: ({ id }: Backup) =>
      attempt(() => checkBackup({ variables: { id } }), 'Kontrol başladı.', 'Kontrol başlatılamadı.'),
    download,
    remove: setAsked,
    dialog: (
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => void (asked && remove(asked))}
        title={`${asked ? formatDateTime(asked.createdAt) : ''} yedeği silinsin mi?`}
        confirmLabel="Sil"
        danger
        loading={deleting.loading}
      >
        Dosyası da sunucudan silinir; geri alınamaz.
      </ConfirmDialog>
    ),
  };
}

export type BackupActions = ReturnType<typeof useBackupActions>;

/** By the browser itself: a backup may be larger than the memory. */
function download({ id, fileName }: Backup): void {
  const link = document.createElement('a');
  link.href = `${BACKUP_FILE_PATH}/${id}`;
  link.download = fileName;
  link.click();
}
