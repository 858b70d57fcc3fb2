import { formFieldOf } from '@practice/contracts';
import type { Problem } from '@practice/ui/query';
import { emptyValues, type WizardField } from './form-values.ts';

/** The field errors of a response that belong to a field of the form, translated from the API's names. */
export function fieldErrorsOf({ errors }: Pick<Problem, 'errors'>): { field: WizardField; message: string }[] {
  return errors.flatMap(({ field: name, message }) => {
    const field = formFieldOf[name] ?? name;
    return field in emptyValues ? [{ field: field as WizardField, message }] : [];
  });
}
