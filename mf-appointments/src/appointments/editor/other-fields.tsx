import { paymentLabels, priorityLabels, readAmount } from '@practice/contracts';
import { CheckboxField, SelectField, TextAreaField, TextField } from '@practice/ui';
import { fieldLabel } from '../record/fields.ts';
import { writeAmount } from './amount.ts';
import { FieldGroup, FullWidth } from './field-group.tsx';
import type { FormValues } from './form-values.ts';
import type { AppointmentFormControl } from './person-fields.tsx';

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Priority, payment, reason and notes. */
export function OtherFields({ form }: { form: AppointmentFormControl }) {
  const { register, formState, setValue } = form;
  const error = (name: keyof FormValues) => formState.errors[name]?.message;
  return (
    <>
      <FieldGroup title="Öncelik ve ödeme">
        <SelectField
          label={fieldLabel('priority')}
          options={optionsOf(priorityLabels)}
          error={error('priority')}
          {...register('priority')}
        />
        <SelectField
          label={fieldLabel('paymentStatus')}
          options={optionsOf(paymentLabels)}
          error={error('paymentStatus')}
          {...register('paymentStatus')}
        />
        <TextField
          label="Ücret (TL)"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0,00"
          error={error('fee')}
          {...register('fee', {
            onBlur: (event) => {
              const amount = readAmount(event.target.value);
              if (amount !== null && !Number.isNaN(amount)) setValue('fee', writeAmount(amount), { shouldDirty: true });
            },
          })}
        />
        <FullWidth>
          <CheckboxField label={fieldLabel('reminderSent')} {...register('reminderSent')} />
        </FullWidth>
      </FieldGroup>
      <FieldGroup title="Açıklamalar">
        <FullWidth>
          <TextAreaField
            label={fieldLabel('reason')}
            counterLimit={500}
            rows={3}
            error={error('reason')}
            {...register('reason')}
          />
        </FullWidth>
        <FullWidth>
          <TextAreaField
            label={fieldLabel('notes')}
            hint="Randevuyla ilgili kısa not. Klinik bilgi yazmayın."
            counterLimit={5000}
            rows={3}
            error={error('notes')}
            {...register('notes')}
          />
        </FullWidth>
      </FieldGroup>
    </>
  );
}
