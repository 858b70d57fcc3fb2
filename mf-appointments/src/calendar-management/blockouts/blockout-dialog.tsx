import { today } from '@practice/contracts';
import { SimpleGrid } from '@practice/ui';
import { TimeField } from '@practice/ui/admin';
import { DateField } from '@practice/ui/date';
import { RecordDialog, type RecordEditor } from '@practice/ui/records';
import type { SaveAndAsk } from '../closed-times/use-closed-times.ts';
import { type Blockout, blockouts, partsOf } from './blockouts.ts';

const { Field } = blockouts;

type BlockoutDialogProps = { editor: RecordEditor<Blockout, keyof (typeof blockouts)['fields']>; save: SaveAndAsk };

/** A stretch of time to close. */
export function BlockoutDialog({ editor, save }: BlockoutDialogProps) {
  return (
    <RecordDialog
      editor={editor}
      save={save}
      title={(record) => (record ? `Düzenle: ${record.title}` : 'Kapalı zaman ekle')}
    >
      <Field.Text name="title" placeholder="Eğitim" hint="Ailelere gösterilmez." />
      <Moment name="startDateTime" />
      <Moment name="endDateTime" />
      <Field.TextArea name="description" rows={2} />
      <Field.Checkbox name="isActive" label="Aktif" hint="Pasif bir kapalı zaman hiçbir saati kapatmaz." />
    </RecordDialog>
  );
}

/** A date and a time of day in one field. */
function Moment({ name }: { name: 'startDateTime' | 'endDateTime' }) {
  return (
    <Field.Controlled name={name}>
      {({ value, onChange, onBlur, label, error, required, ref }) => {
        const { date, time } = partsOf(value);
        const change = (nextDate: string, nextTime: string) =>
          onChange(nextDate || nextTime ? `${nextDate} ${nextTime}` : '');
        return (
          <SimpleGrid columns={2} gap="4">
            <DateField
              ref={ref}
              label={`${label} tarihi`}
              required={required}
              error={error}
              value={date}
              onChange={(next) => change(next, time)}
              onBlur={onBlur}
              today={today()}
            />
            <TimeField
              label={`${label} saati`}
              required={required}
              value={time}
              onChange={(next) => change(date, next.replace(/\s/g, ''))}
              onBlur={onBlur}
            />
          </SimpleGrid>
        );
      }}
    </Field.Controlled>
  );
}
