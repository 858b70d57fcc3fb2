import type { UseFormReturn } from 'react-hook-form';
import type { FormField, FormValues } from './form-values.ts';

export type FieldsProps = { form: UseFormReturn<FormValues> };

/** The error of a field in the shape that fields take. */
export function errorOf({ formState }: UseFormReturn<FormValues>, field: FormField): { error?: string } {
  const message = formState.errors[field]?.message;
  return message ? { error: message } : {};
}
