import { isBackupOpen } from '@practice/contracts';
import { IconButton } from '@practice/ui';
import { formatDateTime, Menu } from '@practice/ui/admin';
import { MoreIcon } from '@practice/ui/icons';
import type { BackupActions } from './use-backup-actions.tsx';
import type { Backup } from './use-backups.ts';

type Props = { backup: Backup; actions: BackupActions; isBusy: boolean };

/** The actions on one backup; nothing while it is made or checked. */
export function BackupMenu({ backup, actions, isBusy }: Props) {
  if (isBackupOpen(backup.state)) return null;
  const hasFile = backup.size !== null;
  return (
    <Menu
      placement="bottom-end"
      entries={[
        { label: 'Kontrol et', onSelect: () => void actions.check(backup), disabled: isBusy || !hasFile },
        {
          label: 'İndir',
          onSelect: () => actions.download(backup),
          disabled: !hasFile || !backup.isEncrypted,
          ...(hasFile && !backup.isEncrypted ? { hint: 'şifresiz' } : {}),
        },
        'separator',
        { label: 'Sil', onSelect: () => actions.remove(backup), danger: true },
      ]}
    >
      {(trigger) => (
        <IconButton aria-label={`İşlemler: ${formatDateTime(backup.createdAt)}`} {...trigger}>
          <MoreIcon />
        </IconButton>
      )}
    </Menu>
  );
}
