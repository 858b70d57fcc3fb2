import { Box, Button, Text } from '@practice/ui';
import { DataTable, EmptyState, SectionHeader, useRoom } from '@practice/ui/admin';
import { BackupCard, columnsOf } from './columns.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { useBackupActions } from './use-backup-actions.tsx';
import { type Backup, useBackups } from './use-backups.ts';

/** Copies of everything that is stored: made, checked, downloaded and removed. */
export default function BackupsScreen() {
  const { rows, plan, open, problem, isRefreshing, refresh } = useBackups();
  const actions = useBackupActions(refresh);
  const hasRoom = useRoom() !== 'little';
  const options = { actions, isBusy: open !== undefined };
  const start = (
    <Button onClick={() => void actions.start()} loading={actions.isStarting} disabled={!rows || options.isBusy}>
      Şimdi yedekle
    </Button>
  );

  return (
    <Box>
      <SectionHeader
        title="Yedekler"
        description="Bütün verilerin kopyaları; her biri geri yüklenip karşılaştırılarak kontrol edilir"
        actions={start}
      />
      {problem && !rows ? null : <PlanPanel plan={plan} open={open} />}
      <DataTable<Backup>
        label="Yedekler"
        storageKey="backups"
        columns={columnsOf({ ...options, hasRoom })}
        rows={rows}
        rowId={({ id }) => id}
        rowLabel={({ fileName }) => fileName}
        card={(backup) => <BackupCard backup={backup} {...options} />}
        empty={
          <EmptyState
            icon="archive"
            title="Henüz yedek yok."
            description="İlk yedeği şimdi alabilir ya da gece alınmasını bekleyebilirsiniz."
          />
        }
        problem={problem}
        onRetry={refresh}
        isRefreshing={isRefreshing}
      />
      {rows && rows.length > 0 ? (
        <Text color="fg.muted" fontSize="sm" mt="4">
          Dosyalar sunucunun yedek klasöründedir. Şifreli bir yedek, alındığı zamanki anahtar olmadan açılamaz: anahtarı
          ve en az bir yedeği bu sunucudan başka bir yerde de saklayın.
        </Text>
      ) : null}
      {actions.dialog}
    </Box>
  );
}
