import { cleanText } from './text.ts';

/** Deeper than any input has fields. */
const MAX_DEPTH = 32;
/** A password is what its keys made it: in a field of its own, or as the value of the setting that is one. */
const VERBATIM = /password$|^smtp_pass$/i;
const VALUES = /^(value|settingValue)$/;

/** An input with all of its texts cleaned, passwords alone left as they are, those of settings too. */
export function cleanInput(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((item) => cleanInput(item, depth + 1));
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== null && prototype !== Object.prototype) return value;
  const { key: setting, settingKey = setting } = value as { key?: unknown; settingKey?: unknown };
  const isSecret = VERBATIM.test(String(settingKey));
  const isKept = (field: string) => VERBATIM.test(field) || (isSecret && VALUES.test(field));
  return Object.fromEntries(
    Object.entries(value).map(([field, item]) => [field, isKept(field) ? item : cleanInput(item, depth + 1)]),
  );
}
