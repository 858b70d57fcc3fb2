import { Box, Button, Flex, Text } from '@practice/ui';
import {
  DataTable,
  formatDateTime,
  Pagination,
  StatusBadge,
  type StatusTone,
  type TableColumn,
} from '@practice/ui/admin';
import { useState } from 'react';
import { countOf, durationOf, durationWords, type Run, type RunResult, resultOf, resultWords } from './run-words.ts';

const PAGE_SIZE = 10;

type RunTableProps = { runs: readonly Run[]; shownId: string; onShow: (id: string) => void };

export const runTones: Record<RunResult, StatusTone> = {
  passed: 'confirmed',
  failed: 'cancelled',
  broken: 'unknown',
  open: 'pending',
};

/** The runs as a table, some at a time. */
export function RunTable({ runs, shownId, onShow }: RunTableProps) {
  const [page, setPage] = useState(1);
  const show = (run: Run) => {
    const isShown = run.id === shownId;
    const result = resultOf(run);
    if (result === 'open') return null;
    return (
      <Button
        size="sm"
        variant="ghost"
        disabled={isShown}
        aria-label={`Göster: ${formatDateTime(run.startedAt)}`}
        onClick={() => onShow(run.id)}
      >
        {isShown ? 'Gösteriliyor' : 'Göster'}
      </Button>
    );
  };
  const columns: TableColumn<Run>[] = [
    {
      key: 'startedAt',
      title: 'Zaman',
      isFixed: true,
      width: '11rem',
      cell: ({ startedAt }) => formatDateTime(startedAt),
    },
    { key: 'result', title: 'Sonuç', isFixed: true, cell: (run) => <RunState run={run} /> },
    { key: 'newCount', title: 'Yeni', width: '5rem', align: 'end', cell: (run) => countOf(run, 'newCount') },
    { key: 'mendedCount', title: 'Giderilen', width: '6rem', align: 'end', cell: (run) => countOf(run, 'mendedCount') },
    { key: 'duration', title: 'Süre', width: '7rem', align: 'end', cell: (run) => durationWords(durationOf(run)) },
    { key: 'startedBy', title: 'Başlatan', width: '8rem', cell: starterOf },
    { key: 'show', title: 'İşlem', width: '8rem', align: 'end', isFixed: true, cell: show },
  ];
  return (
    <>
      <DataTable<Run>
        label="Geçmiş denetimler"
        storageKey="self-check-runs"
        columns={columns}
        rows={runs.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        rowId={({ id }) => id}
        rowLabel={({ startedAt }) => formatDateTime(startedAt)}
        card={(run) => (
          <Flex gap="3" justify="space-between" align="flex-start">
            <Box minW="0">
              <Text fontWeight="medium" fontVariantNumeric="tabular-nums">
                {formatDateTime(run.startedAt)}
              </Text>
              <Text color="fg.muted" fontSize="sm" mb="1.5">
                {`${starterOf(run)} · ${durationWords(durationOf(run))}`}
              </Text>
              <RunState run={run} />
            </Box>
            {show(run)}
          </Flex>
        )}
        empty={null}
      />
      <Pagination page={page} pageSize={PAGE_SIZE} total={runs.length} onPageChange={setPage} noun="denetim" />
    </>
  );
}

function RunState({ run }: { run: Run }) {
  const words = resultWords(run);
  return (
    <StatusBadge tone={runTones[resultOf(run)]}>{words.charAt(0).toLocaleUpperCase('tr') + words.slice(1)}</StatusBadge>
  );
}

const starterOf = ({ isNightly, startedBy }: Run) => (isNightly ? 'Gece' : (startedBy ?? 'Sistem'));
