import { SERIES_LENGTH, today } from '@practice/contracts';
import { CheckboxField, SelectField, Text } from '@practice/ui';
import { DateField } from '@practice/ui/date';
import { Controller, useWatch } from 'react-hook-form';
import { patternLabels } from '../record/appointment.ts';
import { fieldLabel } from '../record/fields.ts';
import { FieldGroup, FullWidth } from './field-group.tsx';
import type { AppointmentFormControl } from './person-fields.tsx';

const patterns = Object.entries(patternLabels).map(([value, label]) => ({ value, label }));

type SeriesFieldsProps = { form: AppointmentFormControl; isEditing: boolean };

/** Whether and how the appointment recurs. */
export function SeriesFields({ form, isEditing }: SeriesFieldsProps) {
  const { register, control, formState } = form;
  const { dirtyFields } = formState;
  const isChanged = Boolean(dirtyFields.isRecurring || dirtyFields.recurringPattern || dirtyFields.recurringEndDate);
  const [isRecurring, first] = useWatch({ control, name: ['isRecurring', 'appointmentDate'] });
  return (
    <FieldGroup title="Tekrar">
      <FullWidth>
        <CheckboxField label={fieldLabel('isRecurring')} {...register('isRecurring')} />
        {isEditing && isChanged ? (
          <Text role="status" mt="2" color="fg.muted" fontSize="sm">
            Bu randevudan sonrakiler yeni düzene göre oluşturulur veya silinir. Geçmiş, tamamlanmış ve iptal edilmiş
            randevulara dokunulmaz.
          </Text>
        ) : null}
      </FullWidth>
      {isRecurring ? (
        <>
          <SelectField
            label={fieldLabel('recurringPattern')}
            required
            placeholder="Sıklık seçin"
            options={patterns}
            error={formState.errors.recurringPattern?.message}
            {...register('recurringPattern')}
          />
          <Controller
            name="recurringEndDate"
            control={control}
            render={({ field }) => (
              <DateField
                {...field}
                label={fieldLabel('recurringEndDate')}
                hint={`Boş bırakılırsa ${SERIES_LENGTH.default} randevu oluşturulur; en çok ${SERIES_LENGTH.max}.`}
                error={formState.errors.recurringEndDate?.message}
                today={today()}
                min={first || today()}
              />
            )}
          />
        </>
      ) : null}
    </FieldGroup>
  );
}
