import { settingProblem } from '@practice/contracts';

/** Stored settings by key, without those that were never set. */
export type Values = Readonly<Record<string, string>>;

/** The typed value of a field, and the value stored when typing started. */
type Edit = { value: string; base: string };
export type Edits = Readonly<Record<string, Edit>>;

export function storedValue(stored: Values, key: string): string {
  return stored[key] ?? '';
}

/** The edits after typing into a field. Typing the stored value again removes the edit. */
export function withEdit(edits: Edits, stored: Values, key: string, value: string): Edits {
  const now = storedValue(stored, key);
  if (value === now) return without(edits, [key]);
  return { ...edits, [key]: { value, base: edits[key]?.base ?? now } };
}

export function without(edits: Edits, keys: readonly string[]): Edits {
  return Object.fromEntries(Object.entries(edits).filter(([key]) => !keys.includes(key)));
}

/** The keys whose typed value differs from the stored one; surrounding spaces do not count, as the server trims. */
export function changedKeys(edits: Edits, stored: Values): string[] {
  return Object.keys(edits).filter((key) => (edits[key]?.value ?? '').trim() !== storedValue(stored, key));
}

/** The keys for which somebody else stored another value during typing. */
export function contestedKeys(edits: Edits, stored: Values): string[] {
  return changedKeys(edits, stored).filter((key) => edits[key]?.base !== storedValue(stored, key));
}

/** Call after the user has seen the other value and keeps the own one. */
export function withOwnKept(edits: Edits, stored: Values, key: string): Edits {
  const edit = edits[key];
  return edit ? { ...edits, [key]: { ...edit, base: storedValue(stored, key) } } : edits;
}

/** Validation errors of the changed fields: a Turkish sentence by key. */
export function problemsOf(edits: Edits, stored: Values): Record<string, string> {
  return Object.fromEntries(
    changedKeys(edits, stored).flatMap((key) => {
      const problem = settingProblem(key, edits[key]?.value ?? '');
      return problem ? [[key, problem]] : [];
    }),
  );
}

/** The edits after `sent` was stored for the keys of `done`; what was typed meanwhile stays an edit. */
export function afterSaving(current: Edits, sent: Edits, done: readonly string[]): Edits {
  return Object.fromEntries(
    Object.entries(current).flatMap(([key, edit]) => {
      if (!done.includes(key)) return [[key, edit]];
      const saved = sent[key]?.value ?? '';
      return edit.value === saved ? [] : [[key, { value: edit.value, base: saved.trim() }]];
    }),
  );
}
