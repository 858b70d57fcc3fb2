import { type ContentPage, contentKeysOf, contentProblem } from '@practice/contracts';

/** Published texts by key, without those that were never set. */
export type Texts = Readonly<Record<string, string>>;

/** What was typed into a field, and what was published when typing started. */
export type Edit = { value: string; base: string };
export type Edits = Readonly<Record<string, Edit>>;

/** The edits after typing into a field. Typing the published text again removes the edit. */
export function withEdit(edits: Edits, published: Texts, key: string, value: string): Edits {
  const now = published[key] ?? '';
  if (value === now) return without(edits, [key]);
  const before = edits[key];
  // One that says what is published by now, as it does when a draft outlives its publication, begins anew.
  const base = before && before.value.trim() !== now ? before.base : now;
  return { ...edits, [key]: { value, base } };
}

export function without(edits: Edits, keys: readonly string[]): Edits {
  return Object.fromEntries(Object.entries(edits).filter(([key]) => !keys.includes(key)));
}

/** The keys whose typed text differs from the published one; spaces around it do not count. */
export function changedKeys(edits: Edits, published: Texts): string[] {
  return Object.keys(edits).filter((key) => edits[key]?.value.trim() !== (published[key] ?? ''));
}

/** The keys for which somebody else published another text during typing. */
export function contestedKeys(edits: Edits, published: Texts): string[] {
  return changedKeys(edits, published).filter((key) => edits[key]?.base !== (published[key] ?? ''));
}

/** Call after the user has seen the other text and keeps the own one. */
export function withOwnKept(edits: Edits, published: Texts, key: string): Edits {
  const edit = edits[key];
  return edit ? { ...edits, [key]: { ...edit, base: published[key] ?? '' } } : edits;
}

/** Why what was typed cannot be published: a sentence by key, in the order of the page. */
export function problemsOf(page: ContentPage, edits: Edits, published: Texts): Record<string, string> {
  const changed = changedKeys(edits, published);
  return Object.fromEntries(
    contentKeysOf(page).flatMap((key) => {
      const problem = changed.includes(key) ? contentProblem(key, edits[key]?.value ?? '') : null;
      return problem ? [[key, problem]] : [];
    }),
  );
}

/** The edits after `sent` was published for the keys of `done`; what was typed meanwhile stays an edit. */
export function afterPublishing(current: Edits, sent: Edits, done: readonly string[]): Edits {
  return Object.fromEntries(
    Object.entries(current).flatMap(([key, edit]) => {
      const published = sent[key]?.value;
      if (published === undefined || !done.includes(key)) return [[key, edit]];
      return edit.value === published ? [] : [[key, { value: edit.value, base: published.trim() }]];
    }),
  );
}

/** The texts of a page as they would be with the edits, without those that are not set. */
export function textsWith(page: ContentPage, edits: Edits, published: Texts): Record<string, string> {
  return Object.fromEntries(
    contentKeysOf(page).flatMap((key) => {
      const value = edits[key]?.value ?? published[key] ?? '';
      return value === '' ? [] : [[key, value]];
    }),
  );
}
