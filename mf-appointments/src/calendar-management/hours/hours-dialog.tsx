import { SimpleGrid } from '@practice/ui';
import { RecordDialog, type RecordEditor, useFormValues } from '@practice/ui/records';
import type { SaveAndAsk } from '../closed-times/use-closed-times.ts';
import { dayName, type WorkingHour, workingHours } from './working-hours.ts';

const { Field } = workingHours;

type Names = keyof (typeof workingHours)['fields'];

type HoursDialogProps = {
  editor: RecordEditor<WorkingHour, Names>;
  save: SaveAndAsk;
  /** Of all weekdays: saving a new one replaces what the day has. */
  hours: readonly WorkingHour[];
};

/** The hours of a weekday. */
export function HoursDialog({ editor, save, hours }: HoursDialogProps) {
  return (
    <RecordDialog
      editor={editor}
      save={save}
      title={(record) => (record ? `Düzenle: ${dayName(record.dayOfWeek)}` : 'Çalışma saati ekle')}
    >
      <DayField isNew={editor.record === null} hours={hours} />
      <SimpleGrid columns={2} gap="4">
        <Field.Time name="startTime" />
        <Field.Time name="endTime" />
        <Field.Time name="breakStartTime" />
        <Field.Time name="breakEndTime" />
      </SimpleGrid>
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
        <Field.Number name="slotDuration" hint="Sunulan saatler arası" />
        <Field.Number name="bufferTime" hint="Randevular arası boşluk" />
        <Field.Number name="maxAppointments" hint="Dolunca gün kapanır" />
      </SimpleGrid>
      <Field.Checkbox name="isActive" label="Açık" hint="Kapalı bir günde randevu verilmez." />
    </RecordDialog>
  );
}

function DayField({ isNew, hours }: { isNew: boolean; hours: readonly WorkingHour[] }) {
  const { dayOfWeek } = useFormValues<typeof workingHours>();
  const isReplaced = isNew && hours.some((one) => String(one.dayOfWeek) === dayOfWeek);
  return (
    <Field.Select
      name="dayOfWeek"
      disabled={!isNew}
      hint={isReplaced ? 'Bu günün kayıtlı saatleri bunlarla değişir.' : undefined}
    />
  );
}
