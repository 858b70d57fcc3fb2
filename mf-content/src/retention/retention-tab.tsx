import { retentionRules } from '@practice/contracts';
import { Box, Heading, Text } from '@practice/ui';
import { DataTable, EmptyState, useRoom } from '@practice/ui/admin';
import { useMutation } from '@practice/ui/data';
import { announceDone, announceFailure, useListParams } from '@practice/ui/records';
import { useState } from 'react';
import { StartRetentionRunDocument } from '../generated/graphql.ts';
import { ApplyDialog } from './apply-dialog.tsx';
import { ClassCard, columnsOf } from './class-columns.tsx';
import { ExpiredSheet } from './expired-sheet.tsx';
import { listParams } from './list-params.ts';
import { PlanPanel } from './plan-panel.tsx';
import { RunCard, runColumns } from './run-columns.tsx';
import { SelfExpiring } from './self-expiring.tsx';
import { type RetentionClassRow, type RetentionRunRow, useRetention } from './use-retention.ts';

/** How long what is held of families is kept, what would go now, and what went. */
export default function RetentionTab() {
  const retention = useRetention();
  const { classes, selfExpiring, problem, runs } = retention;
  const params = useListParams(listParams);
  const { show, page } = params.values;
  const hasRoom = useRoom() !== 'little';
  const [isAsked, setIsAsked] = useState(false);
  const [start, starting] = useMutation(StartRetentionRunDocument);
  const onShow = ({ kind }: Pick<RetentionClassRow, 'kind'>) => params.set({ show: kind });

  function showFirst() {
    const first = classes?.find(({ expired }) => expired > 0);
    if (first) onShow(first);
  }

  async function apply() {
    try {
      await start();
      announceDone('Silme başladı');
    } catch (error) {
      announceFailure('Silme başlatılamadı.', error);
    }
    setIsAsked(false);
    await retention.refreshRuns();
  }

  return (
    <Box display="grid" gap="8" css={{ '& > *': { minW: 0 } }}>
      <Box>
        <Text color="fg.muted" mb="4">
          Süresi dolan kayıtlar her gece kendiliğinden silinir. Açık bir kişisel veri başvurusu olanın kayıtları,
          başvurusu kapanana kadar bekletilir.
        </Text>
        {problem && !classes ? null : (
          <PlanPanel
            retention={retention}
            onShow={showFirst}
            onApply={() => setIsAsked(true)}
            isStarting={starting.loading}
          />
        )}
        <DataTable<RetentionClassRow>
          label="Saklama süreleri"
          columns={columnsOf({ onShow, hasRoom })}
          rows={classes}
          rowId={({ kind }) => kind}
          rowLabel={({ kind }) => retentionRules[kind].label}
          card={(row) => <ClassCard row={row} onShow={onShow} />}
          empty={null}
          problem={problem}
          onRetry={retention.refreshOverview}
          skeletonRows={5}
        />
      </Box>
      <Box as="section" aria-label="Son silmeler">
        <Heading as="h2" size="sm" mb="2">
          Son silmeler
        </Heading>
        <DataTable<RetentionRunRow>
          label="Son silmeler"
          columns={runColumns}
          rows={runs}
          rowId={({ id }) => id}
          rowLabel={({ createdAt }) => createdAt}
          card={(run) => <RunCard run={run} />}
          empty={
            <EmptyState
              icon="archive"
              title="Henüz silme yapılmadı."
              description="İlk gece, süresi dolan kayıtlar silinir ve ne silindiği burada üç yıl saklanır."
            />
          }
          problem={retention.runsProblem}
          onRetry={retention.refreshRuns}
          skeletonRows={3}
        />
      </Box>
      {selfExpiring ? <SelfExpiring periods={selfExpiring} /> : null}
      {show ? (
        <ExpiredSheet
          kind={show}
          page={page}
          row={classes?.find(({ kind }) => kind === show)}
          onChoose={(kind) => params.set({ show: kind })}
          onPage={(next) => params.set({ page: next })}
          onClose={() => params.set({ show: '' })}
        />
      ) : null}
      <ApplyDialog
        classes={classes ?? []}
        open={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={() => void apply()}
        loading={starting.loading}
      />
    </Box>
  );
}
