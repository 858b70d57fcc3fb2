import { readTyped } from '@practice/ui/date';

/**
 * The birth date that was typed into the server's page before its code had come; `yyyy-MM-dd`, or the text while it is
 * no date. The date field is drawn from its value and would overwrite it. The other fields are left to the form, which
 * takes over what it finds in an input that has no default value.
 */
export function readEarlyBirthDate(formId: string): string {
  if (typeof document === 'undefined') return '';
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return '';
  const input = form.elements.namedItem('childBirthDate');
  const text = input instanceof HTMLInputElement ? input.value : '';
  return readTyped(text) ?? text;
}
