import type { FormField } from './setting.ts';

/** A setting with a list of values, in the order of `labels`. */
export function selectField(
  label: string,
  labels: Readonly<Record<string, string>>,
  rest: Pick<FormField, 'hint' | 'consequences'>,
): FormField {
  const options = Object.entries(labels).map(([value, text]) => ({ value, label: text }));
  return { label, type: 'select', options, preview: { look: 'choice' }, ...rest };
}
