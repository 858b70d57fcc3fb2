import type { Setting, Settings } from './setting.ts';

/** A setting as the API lists it. */
type ListedSetting = { readonly settingKey: string; readonly settingValue: string };

/** Gives a setting as it is used, trimmed; its default while nothing usable is stored. */
export type SettingsReader<Key extends string> = (key: Key) => string;

/**
 * Reads settings out of the API's list; with none, the defaults stand. `settings` are the groups that a page reads: it
 * carries no others, and a key of none of them doesn't compile.
 */
export function settingsReader<Rows extends Settings>(
  listed: readonly ListedSetting[] | undefined,
  settings: Rows,
): SettingsReader<keyof Rows & string> {
  const stored = settingValues(listed);
  return (key) => usableValue(settings[key], stored[key]?.trim()).trim();
}

/** Settings as they are stored, by key; those never set aren't in it. */
export function settingValues(listed: readonly ListedSetting[] = []): Record<string, string> {
  return Object.fromEntries(listed.map(({ settingKey, settingValue }) => [settingKey, settingValue]));
}

/**
 * A stored value as it is used, or the default. What was stored before a rule was there is harmless: a number is brought
 * within its limits, a text of no use counts as empty.
 */
type Readable = Omit<Setting, 'type'> & { type?: 'text' | Setting['type'] };

export function usableValue(setting: Readable | undefined, stored = ''): string {
  if (!setting || stored === '') return setting?.default ?? stored;
  return valueWithin(setting, stored) ?? setting.default;
}

function valueWithin({ type, limits, read }: Readable, value: string): string | undefined {
  if (read) return read(value);
  if (type !== 'number') return value;
  const number = Number(value);
  if (!Number.isInteger(number)) return undefined;
  const [min, max] = limits ?? [0, Number.MAX_SAFE_INTEGER];
  return String(Math.min(max, Math.max(min, number)));
}
