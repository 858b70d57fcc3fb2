import {
  DataTable,
  formatCount,
  NothingListed,
  Pagination,
  RefreshButton,
  SectionHeader,
  useRoom,
} from '@practice/ui/admin';
import { ExportMenu, exportHeading, useOpenRecord } from '@practice/ui/records';
import { useMemo } from 'react';
import { columnsOf, EntryCard } from './columns.tsx';
import { type Entry, entryName } from './entry.ts';
import { EntrySheet } from './entry-sheet.tsx';
import { Filters } from './filters.tsx';
import { listExport, PAGE_SIZE } from './list-params.ts';
import { useAuditLog } from './use-audit-log.ts';

/** Who did, saw or exported what, when and from where. */
export default function AuditLogScreen() {
  const log = useAuditLog();
  const { params, rows, total } = log;
  const sheet = useOpenRecord();
  const room = useRoom();
  const columns = useMemo(() => columnsOf(room), [room]);
  return (
    <>
      <SectionHeader
        title="Denetim Kaydı"
        description={total === undefined ? ' ' : `${formatCount(total)} kayıt · Değiştirilemez`}
        actions={
          <>
            <RefreshButton onRefresh={log.refresh} isLoading={log.isLoading && rows !== undefined} />
            <ExportMenu
              heading={exportHeading(total)}
              name="denetim-kaydi"
              callFor={(format) => listExport(params.values, format)}
            />
          </>
        }
      />
      <Filters params={params} />
      <DataTable<Entry>
        label="Denetim kaydı"
        storageKey="audit-log"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowLabel={entryName}
        card={(entry) => <EntryCard entry={entry} />}
        empty={
          <NothingListed
            params={params}
            none={{
              icon: 'shield',
              title: 'Henüz kayıt yok',
              description:
                'Girişler, değişiklikler, dışa aktarmalar ve klinik kayıtların görüntülenmesi burada listelenir.',
            }}
            noneFound={{ title: 'Kayıt bulunamadı', description: 'Bu arama ve filtrelere uyan kayıt yok.' }}
          />
        }
        problem={log.problem}
        onRetry={log.refresh}
        isRefreshing={log.isLoading && rows !== undefined}
        onOpen={({ id }) => sheet.open(id)}
        skeletonRows={12}
      />
      <Pagination
        page={params.values.page}
        pageSize={PAGE_SIZE}
        total={total}
        onPageChange={(page) => params.set({ page })}
        noun="kayıt"
      />
      <EntrySheet
        open={sheet.id !== null && rows !== undefined}
        entry={rows?.find(({ id }) => id === sheet.id)}
        onClose={sheet.close}
      />
    </>
  );
}
