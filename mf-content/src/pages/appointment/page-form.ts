import { updateAppointmentPageInput } from '@practice/contracts';
import { readBy } from '@practice/ui/records';
import type { AppointmentPageFieldsFragment } from '../../generated/graphql.ts';

export type PageValues = Omit<AppointmentPageFieldsFragment, '__typename' | 'slug'>;
export type PageField = keyof PageValues;
export type PageErrors = Partial<Record<string, string>>;

/** What the form edits of the page. */
export function valuesOf({ slug: _, __typename: __, ...values }: AppointmentPageFieldsFragment): PageValues {
  return values;
}

/** The fields whose values differ. */
export function changesOf(stored: PageValues, typed: PageValues): Partial<PageValues> {
  const changed = (Object.keys(stored) as PageField[]).filter((field) => stored[field] !== typed[field]);
  return Object.fromEntries(changed.map((field) => [field, typed[field]]));
}

/** What is refused of the changes, by field; none for what can be sent. */
export function problemsOf(changes: Partial<PageValues>): PageErrors {
  const read = readBy(updateAppointmentPageInput, changes);
  return 'errors' in read ? read.errors : {};
}
