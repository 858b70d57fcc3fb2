import { settingProblem } from '@practice/contracts';

/** Settings by key, as they are stored; those that were never set are not in it. */
export type Values = Readonly<Record<string, string>>;

/** What was typed into a field, and what was stored when the typing began. */
export type Edit = { value: string; base: string };
export type Edits = Readonly<Record<string, Edit>>;

export function storedValue(stored: Values, key: string): string {
  return stored[key] ?? '';
}

/** The edits after typing into a field. Back at the stored value there is no edit. */
export function withEdit(edits: Edits, stored: Values, key: string, value: string): Edits {
  const now = storedValue(stored, key);
  if (value === now) return without(edits, [key]);
  return { ...edits, [key]: { value, base: edits[key]?.base ?? now } };
}

export function without(edits: Edits, keys: readonly string[]): Edits {
  return Object.fromEntries(Object.entries(edits).filter(([key]) => !keys.includes(key)));
}

/** The keys whose typed value differs from what is stored; the server trims, so spaces around a text are no change. */
export function changedKeys(edits: Edits, stored: Values): string[] {
  return Object.keys(edits).filter((key) => (edits[key]?.value ?? '').trim() !== storedValue(stored, key));
}

/** The keys that somebody else stored another value for while they were typed into. */
export function contestedKeys(edits: Edits, stored: Values): string[] {
  return changedKeys(edits, stored).filter((key) => edits[key]?.base !== storedValue(stored, key));
}

/** After the person has seen the other's value and keeps their own. */
export function withOwnKept(edits: Edits, stored: Values, key: string): Edits {
  const edit = edits[key];
  return edit ? { ...edits, [key]: { ...edit, base: storedValue(stored, key) } } : edits;
}

/** Why the changed fields cannot be stored as they are: a Turkish sentence by key. */
export function problemsOf(edits: Edits, stored: Values): Record<string, string> {
  return Object.fromEntries(
    changedKeys(edits, stored).flatMap((key) => {
      const problem = settingProblem(key, edits[key]?.value ?? '');
      return problem ? [[key, problem]] : [];
    }),
  );
}

/** The edits after `sent` was stored for the keys of `done`: what was typed on meanwhile is an edit of it. */
export function afterSaving(current: Edits, sent: Edits, done: readonly string[]): Edits {
  return Object.fromEntries(
    Object.entries(current).flatMap(([key, edit]) => {
      if (!done.includes(key)) return [[key, edit]];
      const saved = sent[key]?.value ?? '';
      return edit.value === saved ? [] : [[key, { value: edit.value, base: saved.trim() }]];
    }),
  );
}
