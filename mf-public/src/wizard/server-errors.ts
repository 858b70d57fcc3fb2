import type { Problem } from '@practice/ui/query';
import { emptyValues, type WizardField } from './form-values.ts';

/** The field errors of a response that belong to a field of the form. */
export function fieldErrorsOf({ errors }: Pick<Problem, 'errors'>): { field: WizardField; message: string }[] {
  return errors.flatMap(({ field, message }) => (isWizardField(field) ? [{ field, message }] : []));
}

function isWizardField(name: string): name is WizardField {
  return name in emptyValues;
}
