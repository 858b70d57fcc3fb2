import { today } from '@practice/contracts';
import { Badge, Box, Button, Flex, Text } from '@practice/ui';
import { DataTable, EmptyState, type TableColumn } from '@practice/ui/admin';
import { PlusIcon } from '@practice/ui/icons';
import { ActiveBadge, RecordActions, type RecordList, useRecordEditor, useRecordRemoval } from '@practice/ui/records';
import { useState } from 'react';
import type { AskAbout, SaveAndAsk } from '../closed-times/use-closed-times.ts';
import { TabHead } from '../tab-head.tsx';
import { HolidayDialog } from './holiday-dialog.tsx';
import { daysOf, type Holiday, holidays } from './holidays.ts';
import { TurkishHolidaysDialog } from './turkish-holidays-dialog.tsx';

type HolidaysPartProps = {
  list: RecordList<Holiday>;
  save: SaveAndAsk;
  askAbout: AskAbout;
  canWrite: boolean;
};

/** The holidays, with the official ones to add. */
export function HolidaysPart({ list, save, askAbout, canWrite }: HolidaysPartProps) {
  const editor = useRecordEditor(holidays, list, { param: 'holiday' });
  const removal = useRecordRemoval(holidays, list, { consequence: () => 'Günleri yeniden randevuya açılır.' });
  const [isAdding, setIsAdding] = useState(false);
  const actionsOf = (holiday: Holiday) =>
    canWrite ? (
      <RecordActions
        name={holiday.title}
        onEdit={() => editor.edit(holiday)}
        onRemove={() => removal.remove(holiday)}
      />
    ) : null;
  const add = canWrite ? (
    <>
      <Button variant="outline" onClick={() => setIsAdding(true)}>
        Resmî tatiller
      </Button>
      <Button onClick={editor.create}>
        <PlusIcon />
        Tatil ekle
      </Button>
    </>
  ) : null;

  return (
    <Box>
      <TabHead title="Tatil günleri" description="Bu günlerde randevu verilmez" actions={add} />
      <DataTable<Holiday>
        label="Tatil günleri"
        columns={[...columns, { key: 'actions', title: 'İşlemler', width: '6.5rem', cell: actionsOf }]}
        rows={list.rows}
        rowId={({ id }) => id}
        rowLabel={({ title }) => title}
        card={(holiday) => (
          <Flex gap="2" align="flex-start">
            <Box flex="1" minW="0">
              <Text fontWeight="semibold">{holiday.title}</Text>
              <Text fontSize="sm" mb="1">
                {daysOf(holiday)}
              </Text>
              <Badges holiday={holiday} />
            </Box>
            {actionsOf(holiday)}
          </Flex>
        )}
        empty={
          <EmptyState
            icon="calendar-clock"
            title="Henüz tatil günü yok."
            description="Resmî tatilleri bir yıl için topluca, izinlerinizi tek tek ekleyebilirsiniz."
          />
        }
        problem={list.problem}
        onRetry={list.refresh}
        isRefreshing={list.isRefreshing}
        {...(canWrite ? { onOpen: editor.edit } : {})}
        storageKey="holidays"
      />
      <HolidayDialog editor={editor} save={save} />
      {isAdding ? (
        <TurkishHolidaysDialog
          onClose={() => setIsAdding(false)}
          onSaved={askAbout}
          stored={list.rows ?? []}
          year={Number(today().slice(0, 4))}
        />
      ) : null}
      {removal.dialog}
    </Box>
  );
}

const columns: TableColumn<Holiday>[] = [
  {
    key: 'title',
    title: 'Tatil',
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
  { key: 'days', title: 'Tarih', width: '14rem', cell: (holiday) => <Text>{daysOf(holiday)}</Text> },
  { key: 'state', title: 'Durum', width: '11rem', cell: (holiday) => <Badges holiday={holiday} /> },
];

function Badges({ holiday }: { holiday: Holiday }) {
  return (
    <Flex gap="1.5" wrap="wrap">
      {holiday.isRecurring ? <Badge tone="completed">Her yıl</Badge> : null}
      <ActiveBadge isActive={holiday.isActive} />
    </Flex>
  );
}
