import { Text } from '@practice/ui';
import { DataTable, NothingListed, Pagination, useRoom } from '@practice/ui/admin';
import { exportHeading, useOpenRecord } from '@practice/ui/records';
import { columnsOf, EntryCard } from './columns.tsx';
import { EntrySheet } from './entry-sheet.tsx';
import { entryName } from './entry-texts.ts';
import { Filters } from './filters.tsx';
import { PAGE_SIZE } from './list-params.ts';
import { type ConsentEntry, useConsentEntries } from './use-consent-entries.ts';
import { useWithdrawals } from './use-withdrawals.tsx';

/** What people agreed to: every consent that the product records, and whether it was taken back. */
export default function ConsentsTab() {
  const entries = useConsentEntries();
  const { params, rows, total } = entries;
  const sheet = useOpenRecord();
  const hasRoom = useRoom() !== 'little';
  const withdrawals = useWithdrawals(entries.refresh);
  return (
    <>
      <Text color="fg.muted" mb="4" maxW="44rem">
        Randevu taleplerinde, mesajlarda ve çerez seçiminde kimin, hangi metne, ne zaman onay verdiği. Onayını geri alan
        biri olursa kaydını açıp yazın.
      </Text>
      <Filters params={params} exportHeading={exportHeading(total)} />
      <DataTable<ConsentEntry>
        label="Onaylar"
        storageKey="consents"
        columns={columnsOf(hasRoom)}
        rows={rows}
        rowId={({ id }) => id}
        rowLabel={entryName}
        card={(entry) => <EntryCard entry={entry} />}
        empty={
          <NothingListed
            params={params}
            none={{
              icon: 'scale',
              title: 'Henüz onay yok',
              description: 'Sitedeki ilk randevu talebiyle, mesajla ya da çerez seçimiyle burada listelenmeye başlar.',
            }}
            noneFound={{ title: 'Onay bulunamadı', description: 'Bu arama ve filtrelere uyan onay yok.' }}
          />
        }
        problem={entries.problem}
        onRetry={entries.refresh}
        isRefreshing={entries.isLoading && rows !== undefined}
        onOpen={({ id }) => sheet.open(id)}
        skeletonRows={12}
      />
      <Pagination
        page={params.values.page}
        pageSize={PAGE_SIZE}
        total={total}
        onPageChange={(page) => params.set({ page })}
        noun="onay"
      />
      <EntrySheet
        open={sheet.id !== null && rows !== undefined}
        entry={rows?.find(({ id }) => id === sheet.id)}
        withdrawals={withdrawals}
        onClose={sheet.close}
      />
      {withdrawals.dialog}
    </>
  );
}
