import type { FormField } from './setting.ts';

/** A setting that is on or off. */
export function switchField(label: string, hint: string, rest: Pick<FormField, 'consequences'> = {}): FormField {
  return { label, type: 'switch', hint, preview: { look: 'switch' }, ...rest };
}
