import { today } from '@practice/contracts';
import { SimpleGrid } from '@practice/ui';
import { DateField } from '@practice/ui/date';
import { RecordDialog, type RecordEditor } from '@practice/ui/records';
import type { SaveAndAsk } from '../closed-times/use-closed-times.ts';
import { type Holiday, holidays } from './holidays.ts';

const { Field } = holidays;

type HolidayDialogProps = { editor: RecordEditor<Holiday, keyof (typeof holidays)['fields']>; save: SaveAndAsk };

/** A holiday: a day, several, or from a time on. */
export function HolidayDialog({ editor, save }: HolidayDialogProps) {
  return (
    <RecordDialog editor={editor} save={save} title={(record) => (record ? `Düzenle: ${record.title}` : 'Tatil ekle')}>
      <Field.Text name="title" placeholder="Yaz tatili" />
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <Field.Controlled name="startDate">{(input) => <DateField {...input} today={today()} />}</Field.Controlled>
        <Field.Controlled name="endDate">
          {(input) => <DateField {...input} today={today()} hint="Boşsa tek gün" />}
        </Field.Controlled>
      </SimpleGrid>
      <Field.Time name="startTime" hint="İlk gün bu saatten sonra kapalı olur. Boşsa bütün gün." />
      <Field.TextArea name="description" rows={2} />
      <Field.Checkbox
        name="isRecurring"
        label="Her yıl yinelenir"
        hint="29 Şubat, artık olmayan yıllarda 28 Şubat sayılır."
      />
      <Field.Checkbox name="isActive" label="Aktif" hint="Pasif bir tatil hiçbir günü kapatmaz." />
    </RecordDialog>
  );
}
