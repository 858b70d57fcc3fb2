import { outboxStateLabels, outboxSubjectLabels } from '@practice/contracts';
import { Box } from '@practice/ui';
import {
  ClearFiltersButton,
  choicesOf,
  DataTable,
  FilterSelects,
  formatCount,
  NothingListed,
  Pagination,
  RefreshButton,
  ToggleButton,
  Toolbar,
} from '@practice/ui/admin';
import { MailWarningIcon } from '@practice/ui/icons';
import { columnsOf, OutboxCard } from './columns.tsx';
import { PAGE_SIZE } from './list-params.ts';
import { type OutboxRow, useOutbox } from './use-outbox.ts';

/** Every e-mail of the product: what waits, what went out, and what could not and why. */
export function OutboxTab() {
  const outbox = useOutbox();
  const { params, rows, total, refusedTotal } = outbox;
  const { refused, page } = params.values;
  return (
    <>
      <Box mb="3">
        <Toolbar>
          <FilterSelects
            {...params}
            selects={[
              { name: 'state', label: 'Durum', all: 'Tüm durumlar', options: choicesOf(outboxStateLabels) },
              { name: 'about', label: 'Konu', all: 'Tüm konular', options: choicesOf(outboxSubjectLabels) },
            ]}
          />
          {refusedTotal > 0 || refused ? (
            <ToggleButton
              size="sm"
              isPressed={refused === '1'}
              onClick={() => params.set({ refused: refused ? '' : '1' })}
            >
              <MailWarningIcon />
              <span>{`Adresi reddediyor (${formatCount(refusedTotal)})`}</span>
            </ToggleButton>
          ) : null}
          {params.isNarrowed ? <ClearFiltersButton variant="ghost" size="sm" onClick={params.clear} /> : null}
          <Box ms="auto">
            <RefreshButton onRefresh={outbox.refresh} isLoading={outbox.isLoading && rows !== undefined} />
          </Box>
        </Toolbar>
      </Box>
      <DataTable<OutboxRow>
        label="Giden e-postalar"
        storageKey="outbox"
        columns={columnsOf(outbox)}
        rows={rows}
        rowId={({ id }) => id}
        rowLabel={({ title, recipientName }) => [title, recipientName].filter(Boolean).join(', ')}
        card={(row) => <OutboxCard row={row} actions={outbox} />}
        empty={
          <NothingListed
            params={params}
            none={{
              icon: 'mail',
              title: 'Henüz e-posta yok',
              description: 'Randevu ve mesaj e-postaları ile personele gidenler burada durumlarıyla listelenir.',
            }}
            noneFound={{ title: 'E-posta bulunamadı', description: 'Bu filtrelere uyan e-posta yok.' }}
          />
        }
        problem={outbox.problem}
        onRetry={outbox.refresh}
        skeletonRows={8}
      />
      <Pagination
        page={page}
        pageSize={PAGE_SIZE}
        total={total}
        onPageChange={(next) => params.set({ page: next })}
        noun="e-posta"
      />
    </>
  );
}
