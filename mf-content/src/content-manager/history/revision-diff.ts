import { type ContentPage, contentFieldOf, contentKeysOf, type SettingKey } from '@practice/contracts';
import type { Edits, Texts } from '../drafts/edits.ts';
import type { Revision } from './use-revisions.ts';

export type TextDiff = { key: string; label: string; before: string; after: string };

/** What a revision has other than the one before it, in the order of the page. */
export function revisionDiff(page: ContentPage, revision: Revision, before: Revision | undefined): TextDiff[] {
  const [former, latter] = [textsOf(before), textsOf(revision)];
  return contentKeysOf(page)
    .map((key) => ({ key, label: contentFieldOf(key).label, before: former[key] ?? '', after: latter[key] ?? '' }))
    .filter(({ before: one, after: other }) => one !== other);
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
