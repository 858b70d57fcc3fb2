import { retentionRunStateLabels } from '@practice/contracts';
import { Box, Text } from '@practice/ui';
import { formatCount, formatDateTime, StatusBadge, type StatusTone, type TableColumn } from '@practice/ui/admin';
import { erasedText } from './retention-texts.ts';
import type { RetentionRunRow } from './use-retention.ts';

export const runColumns: TableColumn<RetentionRunRow>[] = [
  { key: 'createdAt', title: 'Zaman', isFixed: true, width: '12rem', cell: (run) => <When run={run} /> },
  { key: 'erased', title: 'Ne silindi', isFixed: true, cell: (run) => <Erased run={run} /> },
  { key: 'state', title: 'Durum', isFixed: true, width: '9.5rem', cell: (run) => <State run={run} /> },
];

/** A run on phones. */
export function RunCard({ run }: { run: RetentionRunRow }) {
  return (
    <Box display="grid" gap="2">
      <When run={run} />
      <Erased run={run} />
      <Box>
        <State run={run} />
      </Box>
    </Box>
  );
}

function When({ run: { createdAt, startedBy } }: { run: RetentionRunRow }) {
  return (
    <Box minW="0">
      <Text fontVariantNumeric="tabular-nums">{formatDateTime(createdAt)}</Text>
      <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        {startedBy ? `Elle: ${startedBy}` : 'Kendiliğinden'}
      </Text>
    </Box>
  );
}

function Erased({ run }: { run: RetentionRunRow }) {
  const notes = [
    run.onHold > 0 ? `${formatCount(run.onHold)} kayıt açık başvuru nedeniyle bekletildi.` : '',
    run.problem,
  ];
  return (
    <Box minW="0">
      <Text>
        {erasedText(run) || (run.state === 'done' ? 'Süresi dolan kayıt yoktu.' : 'Henüz bir şey silinmedi.')}
      </Text>
      {notes.filter(Boolean).map((note) => (
        <Text key={note} color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {note}
        </Text>
      ))}
    </Box>
  );
}

const tones: Record<RetentionRunRow['state'], StatusTone> = {
  queued: 'pending',
  running: 'pending',
  done: 'confirmed',
  failed: 'cancelled',
};

function State({ run: { state, problem } }: { run: RetentionRunRow }) {
  const isRetried = state === 'running' && problem;
  return (
    <StatusBadge tone={tones[state]}>{isRetried ? 'Yeniden denenecek' : retentionRunStateLabels[state]}</StatusBadge>
  );
}
