import { robotsOptions } from '@practice/contracts';
import type { CreateMetaTagInput, UpdateMetaTagInput } from '../../generated/graphql.ts';
import type { MetaTag } from '../record/meta-tag.ts';

type Texts =
  | 'pageKey'
  | 'pageUrl'
  | 'title'
  | 'metaDescription'
  | 'metaKeywords'
  | 'ogTitle'
  | 'ogDescription'
  | 'ogImage'
  | 'ogType'
  | 'canonicalUrl';

/** What the form holds: texts are '' where a tag has none. */
export type FormValues = Record<Texts, string> & { robots: (typeof robotsOptions)[number]; isActive: boolean };
export type FormField = keyof FormValues;

export const emptyValues: FormValues = {
  pageKey: '',
  pageUrl: '',
  title: '',
  metaDescription: '',
  metaKeywords: '',
  ogTitle: '',
  ogDescription: '',
  ogImage: '',
  ogType: '',
  canonicalUrl: '',
  robots: 'index, follow',
  isActive: true,
};

export const fieldLabels: Record<FormField, string> = {
  pageKey: 'Sayfa anahtarı',
  pageUrl: 'Sayfa URL',
  title: 'Başlık',
  metaDescription: 'Açıklama',
  metaKeywords: 'Anahtar kelimeler',
  ogTitle: 'Kart başlığı',
  ogDescription: 'Kart açıklaması',
  ogImage: 'Kart görseli',
  ogType: 'Kart türü',
  canonicalUrl: 'Canonical URL',
  robots: 'Robots',
  isActive: 'Durum',
};

export function valuesOf(tag: MetaTag): FormValues {
  const robots = robotsOptions.find((each) => each === tag.robots) ?? emptyValues.robots;
  const texts = Object.fromEntries(
    Object.entries(emptyValues).map(([field, empty]) => [field, tag[field as FormField] ?? empty]),
  );
  return { ...(texts as FormValues), robots };
}

/** The fields that differ from the record that the form started from. */
export function changedFields(base: FormValues, values: FormValues): FormField[] {
  return (Object.keys(base) as FormField[]).filter((field) => base[field] !== values[field]);
}

/** What a new tag is made of: empty texts are left out. */
export function createInput(values: FormValues): CreateMetaTagInput {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as CreateMetaTagInput;
}

/** The changed fields, with the version that they were changed from. */
export function updateInput(base: FormValues, values: FormValues, version: number): UpdateMetaTagInput {
  return { ...Object.fromEntries(changedFields(base, values).map((field) => [field, values[field]])), version };
}
