import { Box, Button, Flex, Text } from '@practice/ui';
import { DataTable, EmptyState, formatDateTime, type TableColumn } from '@practice/ui/admin';
import { PlusIcon } from '@practice/ui/icons';
import { ActiveBadge, RecordActions, type RecordList, useRecordEditor, useRecordRemoval } from '@practice/ui/records';
import type { SaveAndAsk } from '../closed-times/use-closed-times.ts';
import { TabHead } from '../tab-head.tsx';
import { BlockoutDialog } from './blockout-dialog.tsx';
import { type Blockout, blockouts } from './blockouts.ts';

type BlockoutsPartProps = { list: RecordList<Blockout>; save: SaveAndAsk; canWrite: boolean };

const periodOf = ({ startDateTime, endDateTime }: Blockout) =>
  `${formatDateTime(startDateTime)} – ${formatDateTime(endDateTime)}`;

/** Stretches of time that are closed, by the hour. */
export function BlockoutsPart({ list, save, canWrite }: BlockoutsPartProps) {
  const editor = useRecordEditor(blockouts, list, { param: 'blockout' });
  const removal = useRecordRemoval(blockouts, list, { consequence: () => 'Bu zaman yeniden randevuya açılır.' });
  const actionsOf = (blockout: Blockout) =>
    canWrite ? (
      <RecordActions
        name={blockout.title}
        onEdit={() => editor.edit(blockout)}
        onRemove={() => removal.remove(blockout)}
      />
    ) : null;

  return (
    <Box mt="8">
      <TabHead
        title="Kapalı zamanlar"
        description="Eğitim, toplantı ya da izin gibi, saatiyle kapattığınız zamanlar"
        actions={
          canWrite ? (
            <Button onClick={editor.create}>
              <PlusIcon />
              Kapalı zaman ekle
            </Button>
          ) : null
        }
      />
      <DataTable<Blockout>
        label="Kapalı zamanlar"
        columns={[...columns, { key: 'actions', title: 'İşlemler', width: '6.5rem', cell: actionsOf }]}
        rows={list.rows}
        rowId={({ id }) => id}
        rowLabel={({ title }) => title}
        card={(blockout) => (
          <Flex gap="2" align="flex-start">
            <Box flex="1" minW="0">
              <Text fontWeight="semibold">{blockout.title}</Text>
              <Text fontSize="sm" mb="1">
                {periodOf(blockout)}
              </Text>
              <ActiveBadge isActive={blockout.isActive} />
            </Box>
            {actionsOf(blockout)}
          </Flex>
        )}
        empty={<EmptyState icon="calendar-clock" title="Henüz kapalı zaman yok." />}
        problem={list.problem}
        onRetry={list.refresh}
        isRefreshing={list.isRefreshing}
        {...(canWrite ? { onOpen: editor.edit } : {})}
        storageKey="blockouts"
        skeletonRows={2}
      />
      <BlockoutDialog editor={editor} save={save} />
      {removal.dialog}
    </Box>
  );
}

const columns: TableColumn<Blockout>[] = [
  {
    key: 'title',
    title: 'Kapalı zaman',
    isFixed: true,
    cell: ({ title, description }) => (
      <Box minW="0">
        <Text fontWeight="medium">{title}</Text>
        {description ? (
          <Text color="fg.muted" fontSize="sm" lineClamp="1">
            {description}
          </Text>
        ) : null}
      </Box>
    ),
  },
  { key: 'period', title: 'Zaman', width: '19rem', cell: (blockout) => <Text>{periodOf(blockout)}</Text> },
  { key: 'state', title: 'Durum', width: '6rem', cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
];
