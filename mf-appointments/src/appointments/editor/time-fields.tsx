import { DEFAULT_DURATION_MINUTES, DURATION_MINUTES, today } from '@practice/contracts';
import { TextField } from '@practice/ui';
import { FieldGroup, FullWidth, TimeField } from '@practice/ui/admin';
import { DateField } from '@practice/ui/date';
import { useFormContext, useFormValues } from '@practice/ui/records';
import { appointments } from '../record/appointments.ts';
import type { ServiceOption } from '../record/use-service-titles.ts';
import { FreeTimes } from './free-times.tsx';
import { endOf, minutesBetween } from './time-of-day.ts';

const { Field } = appointments;

/** Service and time. Start, end and duration determine each other; the field typed last wins. */
export function TimeFields({ services }: { services: readonly ServiceOption[] }) {
  const { form } = useFormContext();
  const { isSubmitted, errors } = form.formState;
  const { appointmentDate: date, appointmentTime: start } = useFormValues<typeof appointments>();
  const set = (name: 'appointmentTime' | 'appointmentEndTime' | 'duration', value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted || name in errors });
  const currentStart = () => String(form.getValues('appointmentTime'));

  function setStart(value: string) {
    set('appointmentTime', value);
    const end = endOf(value, Number.parseInt(String(form.getValues('duration')), 10));
    if (end) set('appointmentEndTime', end);
  }
  function setEnd(value: string) {
    set('appointmentEndTime', value);
    const minutes = minutesBetween(currentStart(), value);
    if (value.length === 5 || value === '') set('duration', minutes === null ? '' : String(minutes));
  }
  function setDuration(value: string) {
    set('duration', value);
    set('appointmentEndTime', endOf(currentStart(), Number.parseInt(value, 10)));
  }

  return (
    <FieldGroup title="Randevu">
      <FullWidth>
        <Field.Select name="serviceType" placeholder="Hizmet seçin" options={services} />
      </FullWidth>
      <Field.Controlled name="appointmentDate">{(input) => <DateField {...input} today={today()} />}</Field.Controlled>
      <Field.Controlled name="appointmentTime">
        {(input) => <TimeField {...input} onChange={setStart} />}
      </Field.Controlled>
      <FreeTimes date={date} value={start} onChoose={setStart} />
      <Field.Controlled name="appointmentEndTime">
        {(input) => (
          <TimeField {...input} onChange={setEnd} placeholder={endOf(start, DEFAULT_DURATION_MINUTES) || 'SS:dd'} />
        )}
      </Field.Controlled>
      <Field.Controlled name="duration">
        {(input) => (
          <TextField
            {...input}
            onChange={(event) => setDuration(event.target.value)}
            label="Süre (dakika)"
            type="number"
            min={DURATION_MINUTES.min}
            max={DURATION_MINUTES.max}
            step="5"
            placeholder={String(DEFAULT_DURATION_MINUTES)}
          />
        )}
      </Field.Controlled>
    </FieldGroup>
  );
}
