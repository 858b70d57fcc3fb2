import { readTyped } from '@practice/ui/date';
import type { DraftValues } from '../draft.ts';

/**
 * The birth date that was typed into the server's page before its code had come; `yyyy-MM-dd`, or the text while it is
 * no date. The date field is drawn from its value and would overwrite it. The other fields are left to the form, which
 * takes over what it finds in an input that has no default value.
 */
export function readEarlyBirthDate(formId: string): string {
  const text = textOf(formId, 'childBirthDate');
  return readTyped(text) ?? text;
}

/** Everything that stands in the first step's fields when the form's code takes over; empty fields are left out. */
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
