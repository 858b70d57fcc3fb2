import { today } from '@practice/contracts';
import { PhoneField, TextField } from '@practice/ui';
import { DateField } from '@practice/ui/date';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { fieldLabel } from '../record/fields.ts';
import { FieldGroup, FullWidth } from './field-group.tsx';
import type { FormInput, FormValues } from './form-values.ts';

export type AppointmentFormControl = UseFormReturn<FormValues, unknown, FormInput>;

/** The child, the parent and their contact details. */
export function PersonFields({ form }: { form: AppointmentFormControl }) {
  const { register, control, formState } = form;
  const error = (name: keyof FormValues) => formState.errors[name]?.message;
  return (
    <FieldGroup title="Çocuk ve veli">
      <TextField
        label={fieldLabel('childName')}
        required
        autoComplete="off"
        error={error('childName')}
        {...register('childName')}
      />
      <Controller
        name="childBirthDate"
        control={control}
        render={({ field }) => (
          <DateField
            {...field}
            label={fieldLabel('childBirthDate')}
            required
            error={error('childBirthDate')}
            today={today()}
            max={today()}
          />
        )}
      />
      <TextField
        label={fieldLabel('parentName')}
        required
        autoComplete="off"
        error={error('parentName')}
        {...register('parentName')}
      />
      <PhoneField
        label={fieldLabel('phone')}
        required
        autoComplete="off"
        error={error('phone')}
        {...register('phone')}
      />
      <FullWidth>
        <TextField
          label={fieldLabel('email')}
          required
          type="email"
          inputMode="email"
          autoComplete="off"
          error={error('email')}
          {...register('email')}
        />
      </FullWidth>
    </FieldGroup>
  );
}
