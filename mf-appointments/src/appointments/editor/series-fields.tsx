import { SERIES_LENGTH, today } from '@practice/contracts';
import { Text } from '@practice/ui';
import { FieldGroup, FullWidth } from '@practice/ui/admin';
import { DateField } from '@practice/ui/date';
import { useFormContext, useFormValues } from '@practice/ui/records';
import { type RefObject, useEffect } from 'react';
import { appointments } from '../record/appointments.ts';
import type { FormValues } from './form-values.ts';
import { SeriesPreview } from './series-preview.tsx';
import { type SeriesPlan, useSeriesPlan } from './use-series-plan.ts';

const { Field } = appointments;

type SeriesFieldsProps = {
  /** The appointment that is edited; null for a new one. */
  appointmentId: string | null;
  /** Where the form finds what is to be sent about the series' dates. */
  plan: RefObject<SeriesPlan | null>;
};

/** Whether and how the appointment recurs, and on which dates. A series ends on a date or after a number: typed last wins. */
export function SeriesFields({ appointmentId, plan }: SeriesFieldsProps) {
  const { form } = useFormContext();
  const values = useFormValues<typeof appointments>() as FormValues;
  const { isRecurring, appointmentDate: first } = values;
  const isChanged = isRecurrenceChanged(form.formState.dirtyFields);
  const planned = useSeriesPlan({ values: appointmentId === null || isChanged ? values : null, appointmentId });
  useEffect(() => {
    plan.current = planned;
  });
  const empty = (name: 'recurringEndDate' | 'recurringCount') => form.setValue(name, '', { shouldDirty: true });
  return (
    <FieldGroup title="Tekrar">
      <FullWidth>
        <Field.Checkbox name="isRecurring" />
        {appointmentId !== null && isChanged ? (
          <Text role="status" mt="2" color="fg.muted" fontSize="sm">
            Bu randevudan sonrakiler yeni düzene göre oluşturulur veya silinir. Geçmiş, tamamlanmış ve iptal edilmiş
            randevulara dokunulmaz.
          </Text>
        ) : null}
      </FullWidth>
      {isRecurring ? (
        <>
          <FullWidth>
            <Field.Select name="recurringPattern" required placeholder="Sıklık seçin" />
          </FullWidth>
          <Field.Controlled name="recurringEndDate">
            {(input) => (
              <DateField
                {...input}
                onChange={(date) => {
                  input.onChange(date);
                  if (date) empty('recurringCount');
                }}
                hint={`Boş bırakılırsa ${SERIES_LENGTH.default} randevu oluşturulur; en çok ${SERIES_LENGTH.max}.`}
                today={today()}
                min={first || today()}
              />
            )}
          </Field.Controlled>
          <Field.Number
            name="recurringCount"
            hint="Bitiş tarihi yerine; ilk randevu da sayılır."
            placeholder={String(SERIES_LENGTH.default)}
            onChange={({ target }) => {
              if (target.value) empty('recurringEndDate');
            }}
          />
          <SeriesPreview plan={planned} />
        </>
      ) : null}
    </FieldGroup>
  );
}

/** Whether something of the recurrence is typed, by the fields in which something is. */
function isRecurrenceChanged(dirty: Record<string, unknown>): boolean {
  return ['isRecurring', 'recurringPattern', 'recurringEndDate', 'recurringCount'].some((name) => dirty[name]);
}
