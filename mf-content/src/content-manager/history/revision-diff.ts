import {
  type ContentField,
  type ContentPage,
  contentFieldOf,
  contentKeysOf,
  isJsonText,
  type SettingKey,
} from '@practice/contracts';
import type { ChangedText } from '../../revisions/changed-texts.tsx';
import type { Edits, Texts } from '../drafts/edits.ts';
import { readEntries } from '../fields/list-text.ts';
import type { Revision } from './use-revisions.ts';

/** What a revision has other than the one before it, in the order of the page. */
export function revisionDiff(page: ContentPage, revision: Revision, before: Revision | undefined): ChangedText[] {
  const [former, latter] = [textsOf(before), textsOf(revision)];
  return contentKeysOf(page)
    .filter((key) => (former[key] ?? '') !== (latter[key] ?? ''))
    .map((key) => {
      const field = contentFieldOf(key);
      return {
        key,
        label: field.label,
        format: field.type === 'rich-text' ? 'html' : 'text',
        before: inWords(field, former[key] ?? ''),
        after: inWords(field, latter[key] ?? ''),
      };
    });
}

/** A text as it is compared: a list has a line for each entry. */
function inWords(field: ContentField, value: string): string {
  if (field.type === 'boolean' && value !== '') return value === 'true' ? 'Açık' : 'Kapalı';
  if (field.type === 'select') return field.options?.find((option) => option.value === value)?.label ?? value;
  if (field.type !== 'json' || value === '' || !isJsonText(value)) return value;
  const entries = readEntries({ ...field, placeholder: '' }, value);
  return entries.map(({ title, detail }) => [title, detail].filter(Boolean).join(' · ')).join('\n') || value;
}

export function textsOf(revision: Revision | undefined): Record<string, string> {
  return Object.fromEntries((revision?.texts ?? []).map(({ key, value }) => [key, value]));
}

/** The edits with which the page would be as a revision. */
export function editsOf(page: ContentPage, revision: Revision, published: Texts): Edits {
  const texts = textsOf(revision);
  return Object.fromEntries(
    contentKeysOf(page).flatMap((key) => {
      const base = published[key] ?? '';
      const value = texts[key] ?? unset(key, base);
      return base === value ? [] : [[key, { value, base }]];
    }),
  );
}

/** What stands for a text that was not set by then: none, but what the page showed where there has to be one. */
function unset(key: SettingKey, base: string): string {
  const { placeholder, validation } = contentFieldOf(key);
  return validation.required ? placeholder || base : '';
}
