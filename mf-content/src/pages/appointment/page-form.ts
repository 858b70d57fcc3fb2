import { updateAppointmentPageInput } from '@practice/contracts';
import { readBy } from '@practice/ui/records';
import type { AppointmentPageFieldsFragment } from '../../generated/graphql.ts';

export type PageValues = Omit<AppointmentPageFieldsFragment, '__typename' | 'slug' | 'version'>;
export type PageField = keyof PageValues;
export type PageErrors = Partial<Record<string, string>>;

/** What the form edits of the page. */
export function valuesOf({
  slug: _,
  version: __,
  __typename: ___,
  ...values
}: AppointmentPageFieldsFragment): PageValues {
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

/** What the fields are called where two people have changed them. */
export const pageLabels: Record<PageField, string> = {
  title: 'Sayfa başlığı',
  heroTitle: 'Başlık',
  heroSubtitle: 'Alt başlık',
  heroBadgeText: 'Rozet',
  heroCtaText: 'Telefon bağlantısının metni',
  heroCtaPhone: 'Telefon',
  formTitle: 'Formun başlığı',
  formSubtitle: 'Formun alt başlığı',
  formPrivacyText: 'Gizlilik notu',
  isActive: 'Randevu talepleri',
};

const inWords = (value: string | boolean) => (typeof value === 'string' ? value : value ? 'Alınıyor' : 'Alınmıyor');

/** The typed fields that somebody else has changed to something else since: each has to be chosen. */
export function disputesOf(base: Partial<PageValues>, typed: Partial<PageValues>, stored: PageValues) {
  return (Object.keys(typed) as PageField[])
    .filter((field) => base[field] !== stored[field] && typed[field] !== stored[field])
    .map((field) => ({
      field,
      label: pageLabels[field],
      mine: inWords(typed[field] ?? ''),
      theirs: inWords(stored[field]),
      defaultSide: 'mine' as const,
    }));
}
