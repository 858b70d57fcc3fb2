import { type BackupState, backupStateLabels } from '@practice/contracts';
import { Box, Flex, Text } from '@practice/ui';
import { formatCount, formatDateTime, StatusBadge, type StatusTone, type TableColumn } from '@practice/ui/admin';
import { sizeText } from '@practice/ui/uploads';
import { BackupMenu } from './backup-menu.tsx';
import type { BackupActions } from './use-backup-actions.tsx';
import type { Backup } from './use-backups.ts';

type Options = { actions: BackupActions; isBusy: boolean; hasRoom: boolean };

/** What finds no column is in the first. */
export function columnsOf({ hasRoom, ...options }: Options): TableColumn<Backup>[] {
  return [
    { key: 'createdAt', title: 'Yedek', isFixed: true, width: '13rem', cell: (backup) => <What backup={backup} /> },
    { key: 'state', title: 'Durum', isFixed: true, cell: (backup) => <State backup={backup} /> },
    ...(hasRoom
      ? [
          { key: 'isEncrypted', title: 'Şifreleme', width: '8rem', cell: encryptionOf },
          { key: 'documents', title: 'Kayıt', width: '7rem', align: 'end' as const, cell: documentsOf },
        ]
      : []),
    { key: 'size', title: 'Boyut', width: '7rem', align: 'end', cell: sizeOf },
    {
      key: 'actions',
      title: 'İşlemler',
      width: '6.5rem',
      align: 'end',
      isFixed: true,
      cell: (backup) => <BackupMenu backup={backup} {...options} />,
    },
  ];
}

/** A backup on phones. */
export function BackupCard({ backup, ...options }: Omit<Options, 'hasRoom'> & { backup: Backup }) {
  return (
    <Box>
      <Flex gap="3" justify="space-between" align="flex-start">
        <What backup={backup} />
        <BackupMenu backup={backup} {...options} />
      </Flex>
      <Box mt="2">
        <State backup={backup} />
      </Box>
      {backup.size === null ? null : (
        <Text color="fg.muted" fontSize="sm" mt="2">
          {[sizeOf(backup), `${documentsOf(backup)} kayıt`, encryptionOf(backup)].join(' · ')}
        </Text>
      )}
    </Box>
  );
}

function What({ backup: { createdAt, isAutomatic, createdBy } }: { backup: Backup }) {
  return (
    <Box minW="0">
      <Text fontWeight="medium" fontVariantNumeric="tabular-nums">
        {formatDateTime(createdAt)}
      </Text>
      <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        {isAutomatic ? 'Otomatik' : (createdBy ?? 'Sistem')}
      </Text>
    </Box>
  );
}

const tones: Record<BackupState, StatusTone> = {
  queued: 'pending',
  writing: 'pending',
  checking: 'pending',
  verified: 'confirmed',
  unverified: 'cancelled',
  failed: 'cancelled',
};

function State({ backup: { state, problem, checkedAt, progress } }: { backup: Backup }) {
  const detail = problem ?? (state === 'verified' && checkedAt ? `Son kontrol: ${formatDateTime(checkedAt)}` : null);
  return (
    <Box minW="0">
      <StatusBadge tone={tones[state]}>
        {`${backupStateLabels[state]}${progress === null ? '' : ` %${progress}`}`}
      </StatusBadge>
      {detail ? (
        <Text color="fg.muted" fontSize="sm" mt="1" overflowWrap="anywhere">
          {detail}
        </Text>
      ) : null}
    </Box>
  );
}

const encryptionOf = ({ isEncrypted }: Backup) => (isEncrypted ? 'Şifreli' : 'Şifresiz');
const sizeOf = ({ size }: Backup) => (size === null ? '—' : sizeText(size));
const documentsOf = ({ documents }: Backup) => (documents === null ? '—' : formatCount(documents));
