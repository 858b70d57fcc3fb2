import { DEFAULT_DURATION_MINUTES, DURATION_MINUTES, today } from '@practice/contracts';
import { SelectField, TextField } from '@practice/ui';
import { DateField } from '@practice/ui/date';
import { Controller, useWatch } from 'react-hook-form';
import { fieldLabel } from '../record/fields.ts';
import type { ServiceOption } from '../record/use-service-titles.ts';
import { FieldGroup, FullWidth } from './field-group.tsx';
import type { FormValues } from './form-values.ts';
import { FreeTimes } from './free-times.tsx';
import type { AppointmentFormControl } from './person-fields.tsx';
import { TimeField } from './time-field.tsx';
import { endOf, minutesBetween } from './time-of-day.ts';

type TimeFieldsProps = { form: AppointmentFormControl; services: readonly ServiceOption[] };

/** Service and time. Start, end and duration determine each other; the field typed last wins. */
export function TimeFields({ form, services }: TimeFieldsProps) {
  const { register, control, formState, setValue, getValues } = form;
  const error = (name: keyof FormValues) => formState.errors[name]?.message;
  const [date, start] = useWatch({ control, name: ['appointmentDate', 'appointmentTime'] });
  const set = (name: 'appointmentTime' | 'appointmentEndTime' | 'duration', value: string) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted });

  function setStart(value: string) {
    set('appointmentTime', value);
    const end = endOf(value, Number.parseInt(getValues('duration'), 10));
    if (end) set('appointmentEndTime', end);
  }
  function setEnd(value: string) {
    set('appointmentEndTime', value);
    const minutes = minutesBetween(getValues('appointmentTime'), value);
    if (value.length === 5 || value === '') set('duration', minutes === null ? '' : String(minutes));
  }
  function setDuration(value: string) {
    set('duration', value);
    set('appointmentEndTime', endOf(getValues('appointmentTime'), Number.parseInt(value, 10)));
  }

  return (
    <FieldGroup title="Randevu">
      <FullWidth>
        <SelectField
          label={fieldLabel('serviceType')}
          required
          placeholder="Hizmet seçin"
          options={services}
          error={error('serviceType')}
          {...register('serviceType')}
        />
      </FullWidth>
      <Controller
        name="appointmentDate"
        control={control}
        render={({ field }) => (
          <DateField
            {...field}
            label={fieldLabel('appointmentDate')}
            required
            error={error('appointmentDate')}
            today={today()}
          />
        )}
      />
      <Controller
        name="appointmentTime"
        control={control}
        render={({ field }) => (
          <TimeField
            {...field}
            onChange={setStart}
            label={fieldLabel('appointmentTime')}
            required
            error={error('appointmentTime')}
          />
        )}
      />
      <FreeTimes date={date} value={start} onChoose={setStart} />
      <Controller
        name="appointmentEndTime"
        control={control}
        render={({ field }) => (
          <TimeField
            {...field}
            onChange={setEnd}
            label={fieldLabel('appointmentEndTime')}
            placeholder={endOf(start, DEFAULT_DURATION_MINUTES) || 'SS:dd'}
            error={error('appointmentEndTime')}
          />
        )}
      />
      <Controller
        name="duration"
        control={control}
        render={({ field }) => (
          <TextField
            {...field}
            onChange={(event) => setDuration(event.target.value)}
            label="Süre (dakika)"
            type="number"
            min={DURATION_MINUTES.min}
            max={DURATION_MINUTES.max}
            step="5"
            placeholder={String(DEFAULT_DURATION_MINUTES)}
            error={error('duration')}
          />
        )}
      />
    </FieldGroup>
  );
}
