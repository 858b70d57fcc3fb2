import { today } from '@practice/contracts';
import { Box, Button, Grid, Skeleton } from '@practice/ui';
import { EmptyState, formatCount, formatLongDate, ProblemPanel } from '@practice/ui/admin';
import { useApolloClient } from '@practice/ui/data';
import { Calendar } from '@practice/ui/date';
import { PlusIcon } from '@practice/ui/icons';
import {
  announceDone,
  announceFailure,
  RecordActions,
  type RecordList,
  useRecordEditor,
  useRecordRemoval,
} from '@practice/ui/records';
import { UpdateSlotDocument } from '../../generated/graphql.ts';
import type { AskAbout, SaveAndAsk } from '../closed-times/use-closed-times.ts';
import { TabHead } from '../tab-head.tsx';
import type { Generated } from './generator-dialog.tsx';
import { SlotDialog } from './slot-dialog.tsx';
import { SlotList } from './slot-list.tsx';
import { type Slot, slots, timesOf } from './slots.ts';

type SlotsTabProps = {
  list: RecordList<Slot>;
  /** Of all dates; undefined until it is there. */
  total: number | undefined;
  date: string;
  onDate: (date: string) => void;
  onGenerate: () => void;
  /** What the last generation made. */
  generated: Generated | null;
  save: SaveAndAsk;
  askAbout: AskAbout;
  canWrite: boolean;
};

/** The slots of a date: one by one, or many by the generator. */
export function SlotsTab(props: SlotsTabProps) {
  const { list, total, date, onDate, onGenerate, generated, save, askAbout, canWrite } = props;
  const client = useApolloClient();
  const editor = useRecordEditor({ ...slots, initial: { ...slots.initial, date } }, list, { param: 'slot' });
  const removal = useRecordRemoval(slots, list, {
    title: (slot) => `${timesOf(slot)} slotu silinsin mi?`,
    consequence: () => 'İçindeki randevular kalır.',
  });

  async function setAvailable({ id, version }: Slot, isAvailable: boolean) {
    list.markOwn([id]);
    try {
      const variables = { id, input: { isAvailable, version } };
      const { data } = await client.mutate({ mutation: UpdateSlotDocument, variables });
      announceDone(isAvailable ? 'Slot açıldı' : 'Slot kapatıldı');
      askAbout(data?.updateAvailableSlot.closedTimeAppointments ?? []);
    } catch (error) {
      announceFailure(isAvailable ? 'Slot açılırken hata oluştu' : 'Slot kapatılırken hata oluştu', error);
    }
    await list.refresh();
  }

  const actionsOf = (slot: Slot) => (
    <RecordActions name={timesOf(slot)} onEdit={() => editor.edit(slot)} onRemove={() => removal.remove(slot)}>
      <Button
        size="sm"
        variant="ghost"
        aria-label={`${slot.isAvailable ? 'Kapat' : 'Aç'}: ${timesOf(slot)}`}
        onClick={() => void setAvailable(slot, !slot.isAvailable)}
      >
        {slot.isAvailable ? 'Kapat' : 'Aç'}
      </Button>
    </RecordActions>
  );
  const create = canWrite ? (
    <>
      <Button variant="outline" onClick={editor.create}>
        <PlusIcon />
        Slot ekle
      </Button>
      <Button onClick={onGenerate}>
        <PlusIcon />
        Toplu slot oluştur
      </Button>
    </>
  ) : null;

  return (
    <Box>
      <TabHead
        title="Slotlar"
        description={total === undefined ? 'Yükleniyor…' : `Toplam ${formatCount(total)} slot`}
        actions={create}
      />
      <Box role="status" fontSize="sm" mb={generated ? '3' : '0'}>
        {generated
          ? `${formatCount(generated.created)} slot oluşturuldu, ${formatCount(generated.skipped)} saat atlandı.`
          : null}
      </Box>
      <Grid templateColumns={{ base: '1fr', lg: '22rem 1fr' }} gap="6" alignItems="start">
        <Box borderWidth="1px" borderRadius="md" bg="bg.panel" p="3">
          <Calendar value={date} onChange={onDate} today={today()} />
        </Box>
        <Box minW="0">
          <TabHead title={formatLongDate(date)} />
          {list.problem && !list.rows ? <ProblemPanel message={list.problem.message} onRetry={list.refresh} /> : null}
          {!list.rows && !list.problem ? <Skeleton height="12rem" /> : null}
          {list.rows?.length === 0 ? (
            <EmptyState
              icon="calendar-clock"
              title="Bu gün için slot yok."
              description="Slot olmadan da çalışma saatleri geçerlidir; slotlar tek tek saat kapatmak ya da grup görüşmelerine yer açmak içindir."
            />
          ) : null}
          {list.rows && list.rows.length > 0 ? (
            <SlotList
              label={`${formatLongDate(date)} slotları`}
              slots={list.rows}
              {...(canWrite ? { actions: actionsOf } : {})}
            />
          ) : null}
        </Box>
      </Grid>
      <SlotDialog editor={editor} save={save} date={date} />
      {removal.dialog}
    </Box>
  );
}
