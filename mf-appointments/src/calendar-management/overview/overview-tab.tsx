import { today } from '@practice/contracts';
import { Box, Button, Grid, SimpleGrid, Skeleton, Stack } from '@practice/ui';
import {
  DescriptionItem,
  DescriptionList,
  EmptyState,
  formatCount,
  formatLongDate,
  ProblemPanel,
  StatCard,
} from '@practice/ui/admin';
import { Calendar } from '@practice/ui/date';
import type { RecordList } from '@practice/ui/records';
import type { Blockout } from '../blockouts/blockouts.ts';
import type { Holiday } from '../holidays/holidays.ts';
import type { WorkingHour } from '../hours/working-hours.ts';
import { SlotList } from '../slots/slot-list.tsx';
import type { Slot } from '../slots/slots.ts';
import { TabHead } from '../tab-head.tsx';
import { summaryOf } from './day-summary.ts';

type OverviewTabProps = {
  hours: RecordList<WorkingHour>;
  holidays: RecordList<Holiday>;
  blockouts: RecordList<Blockout>;
  slots: RecordList<Slot>;
  slotCount: number | undefined;
  date: string;
  onDate: (date: string) => void;
  /** Opens the generator for the chosen day. */
  onCreateSlots: () => void;
  canWrite: boolean;
};

/** A day with its hours and slots, and figures of the whole calendar. */
export function OverviewTab(props: OverviewTabProps) {
  const { hours, holidays, blockouts, slots, slotCount, date, onDate, onCreateSlots, canWrite } = props;
  const known = { hours: hours.rows ?? [], holidays: holidays.rows ?? [], blockouts: blockouts.rows ?? [] };
  const summary = hours.rows && holidays.rows && blockouts.rows ? summaryOf(date, known) : null;
  const count = (rows: readonly unknown[] | undefined) => (rows ? formatCount(rows.length) : undefined);
  const failed = [hours, holidays, blockouts, slots].find(({ problem, rows }) => problem && !rows);

  return (
    <Box>
      <SimpleGrid columns={{ base: 2, md: 4 }} gap="3" mb="6">
        <StatCard label="Aktif gün" value={count(hours.rows?.filter(({ isActive }) => isActive))} tone="confirmed" />
        <StatCard label="Tatil" value={count(holidays.rows)} tone="completed" />
        <StatCard label="Toplam slot" value={slotCount === undefined ? undefined : formatCount(slotCount)} />
        <StatCard label="Kapalı zaman" value={count(blockouts.rows)} tone="unknown" />
      </SimpleGrid>
      <Grid templateColumns={{ base: '1fr', lg: '22rem 1fr' }} gap="6" alignItems="start">
        <Box borderWidth="1px" borderRadius="md" bg="bg.panel" p="3">
          <Calendar value={date} onChange={onDate} today={today()} />
        </Box>
        <Stack gap="4" minW="0">
          <TabHead title={formatLongDate(date)} />
          {failed?.problem ? <ProblemPanel message={failed.problem.message} onRetry={failed.refresh} /> : null}
          {summary ? (
            <DescriptionList>
              <DescriptionItem label="Açık saatler">{summary.hours}</DescriptionItem>
              <DescriptionItem label="Mola">{summary.pause}</DescriptionItem>
              <DescriptionItem label="Slot">{slots.rows ? formatCount(slots.rows.length) : '…'}</DescriptionItem>
              {summary.closings.length > 0 ? (
                <DescriptionItem label="Tatil">{summary.closings.join(', ')}</DescriptionItem>
              ) : null}
              {summary.blockouts.length > 0 ? (
                <DescriptionItem label="Kapalı zaman">{summary.blockouts.join(', ')}</DescriptionItem>
              ) : null}
            </DescriptionList>
          ) : null}
          {slots.rows && slots.rows.length > 0 ? (
            <SlotList label={`${formatLongDate(date)} slotları`} slots={slots.rows} maxHeight="16rem" />
          ) : null}
          {slots.rows?.length === 0 ? (
            <EmptyState
              icon="calendar-clock"
              title="Bu gün için slot yok."
              action={canWrite ? <Button onClick={onCreateSlots}>Slot oluştur</Button> : null}
            />
          ) : null}
          {!slots.rows && !failed ? <Skeleton height="10rem" /> : null}
        </Stack>
      </Grid>
    </Box>
  );
}
