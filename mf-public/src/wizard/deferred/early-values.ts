import { readTyped } from '@practice/ui/date';
import type { DraftValues } from '../draft.ts';

/**
 * The birth date that was typed into the server's page before the form's code was loaded: `yyyy-MM-dd`, or the text while
 * it is not a date. The date field renders from its value and would overwrite it; for the other fields the form library
 * adopts whatever is in an input without a default value.
 */
export function readEarlyBirthDate(formId: string): string {
  const text = textOf(formId, 'childBirthDate');
  return readTyped(text) ?? text;
}

/** The non-empty values of the first step's fields at the moment the form's code takes over. */
export function readEarlyValues(formId: string): Partial<DraftValues> {
  const values = {
    parentName: textOf(formId, 'parentName'),
    childName: textOf(formId, 'childName'),
    childBirthDate: readEarlyBirthDate(formId),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

function textOf(formId: string, field: string): string {
  if (typeof document === 'undefined') return '';
  const form = document.getElementById(formId);
  const input = form instanceof HTMLFormElement ? form.elements.namedItem(field) : null;
  return input instanceof HTMLInputElement ? input.value : '';
}
