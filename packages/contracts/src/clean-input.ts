import { cleanText } from './text.ts';

/** Deeper than any input has fields. */
const MAX_DEPTH = 32;
/** A password is what its keys made it. */
const VERBATIM = /password$/i;

/** An input with all of its texts cleaned, passwords alone left as they are. */
export function cleanInput(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((item) => cleanInput(item, depth + 1));
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== null && prototype !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, VERBATIM.test(key) ? item : cleanInput(item, depth + 1)]),
  );
}
