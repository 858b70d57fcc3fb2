import { SimpleGrid } from '@practice/ui';
import { formatLongDate } from '@practice/ui/admin';
import { RecordDialog, type RecordEditor } from '@practice/ui/records';
import type { SaveAndAsk } from '../closed-times/use-closed-times.ts';
import { type Slot, slots, timesOf } from './slots.ts';

const { Field } = slots;

type SlotDialogProps = {
  editor: RecordEditor<Slot, keyof (typeof slots)['fields']>;
  save: SaveAndAsk;
  /** The day of a new one. */
  date: string;
};

/** A single slot of the chosen day. */
export function SlotDialog({ editor, save, date }: SlotDialogProps) {
  return (
    <RecordDialog
      editor={editor}
      save={save}
      title={(slot) => (slot ? `Düzenle: ${timesOf(slot)}` : `Slot ekle: ${formatLongDate(date)}`)}
    >
      <SimpleGrid columns={2} gap="4">
        <Field.Time name="startTime" />
        <Field.Time name="endTime" />
      </SimpleGrid>
      <Field.Number name="maxCapacity" hint="Bu saatte aynı anda kaç randevu olabilir" />
      <Field.TextArea name="notes" rows={2} hint="Ailelere gösterilmez." />
      <Field.Checkbox name="isAvailable" label="Müsait" hint="Kapalı bir slotun saatinde randevu verilmez." />
    </RecordDialog>
  );
}
