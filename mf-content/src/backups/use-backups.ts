import { isBackupOpen } from '@practice/contracts';
import { useLiveEvents } from '@practice/ui/back-office';
import { useQuery } from '@practice/ui/data';
import { type BackupRowFragment, BackupsDocument } from '../generated/graphql.ts';

export type Backup = BackupRowFragment;

/** The backups and the plan, kept current while one is made or checked. */
export function useBackups() {
  const { data, error, loading, refetch } = useQuery(BackupsDocument, { fetchPolicy: 'cache-and-network' });
  // What could not be loaded says so by `error`.
  const refresh = () => refetch().catch(() => undefined);
  useLiveEvents(({ type }) => {
    if (type === 'backup.changed' || type === 'site-setting.changed' || type === 'reset') void refresh();
  });
  return {
    rows: data?.backups,
    plan: data?.backupPlan,
    /** The one that is made or checked now. */
    open: data?.backups.find(({ state }) => isBackupOpen(state)),
    problem: error ? { message: 'Yedekler yüklenemedi' } : null,
    isRefreshing: loading && data !== undefined,
    refresh,
  };
}
