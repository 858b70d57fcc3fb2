import { SERIES_LENGTH, today } from '@practice/contracts';
import { Text } from '@practice/ui';
import { FieldGroup, FullWidth } from '@practice/ui/admin';
import { DateField } from '@practice/ui/date';
import { useFormContext, useFormValues } from '@practice/ui/records';
import { appointments } from '../record/appointments.ts';

const { Field } = appointments;

/** Whether and how the appointment recurs. */
export function SeriesFields({ isEditing }: { isEditing: boolean }) {
  const { dirtyFields } = useFormContext().form.formState;
  const isChanged = Boolean(dirtyFields.isRecurring || dirtyFields.recurringPattern || dirtyFields.recurringEndDate);
  const { isRecurring, appointmentDate: first } = useFormValues<typeof appointments>();
  return (
    <FieldGroup title="Tekrar">
      <FullWidth>
        <Field.Checkbox name="isRecurring" />
        {isEditing && isChanged ? (
          <Text role="status" mt="2" color="fg.muted" fontSize="sm">
            Bu randevudan sonrakiler yeni düzene göre oluşturulur veya silinir. Geçmiş, tamamlanmış ve iptal edilmiş
            randevulara dokunulmaz.
          </Text>
        ) : null}
      </FullWidth>
      {isRecurring ? (
        <>
          <Field.Select name="recurringPattern" required placeholder="Sıklık seçin" />
          <Field.Controlled name="recurringEndDate">
            {(input) => (
              <DateField
                {...input}
                hint={`Boş bırakılırsa ${SERIES_LENGTH.default} randevu oluşturulur; en çok ${SERIES_LENGTH.max}.`}
                today={today()}
                min={first || today()}
              />
            )}
          </Field.Controlled>
        </>
      ) : null}
    </FieldGroup>
  );
}
