import { createContext, useContext } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { RecordInput } from './form-values.ts';
import type { FormValues, FormValuesOf, Records } from './records.ts';

export type FormApi = UseFormReturn<FormValues, unknown, RecordInput>;

/** What fields read of the records they belong to, whatever those are. */
export type FormRecords = Pick<Records<never, string>, 'schema' | 'fields'>;

type FormContextValue = { form: FormApi; records: FormRecords };

/** The form around its fields; another object whenever the form's state is another, so that they show it. */
export const FormContext = createContext<FormContextValue | undefined>(undefined);

/** The form that a field stands in. */
export function useFormContext(): FormContextValue {
  const value = useContext(FormContext);
  if (!value) throw new Error('A field of a record stands outside of its form');
  return value;
}

/** What is typed, as it is typed: for previews, hints and whatever else follows the form. */
export function useFormValues<Kind>(): FormValuesOf<Kind> {
  const { form } = useFormContext();
  return useWatch({ control: form.control, compute: (all) => all }) as FormValuesOf<Kind>;
}
