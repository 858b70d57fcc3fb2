// Without date-fns, whose `parse` alone is as large as the rest of this entry.

/** `yyyy-MM-dd` to a Date at local midnight; undefined for anything else, including days that do not exist. */
export function fromIso(value: string | undefined): Date | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value ?? '') ?? [];
  if (year === '') return undefined;
  const date = new Date(0);
  date.setHours(0, 0, 0, 0);
  // Not with the constructor, which maps years below 100 to 1900 and later.
  date.setFullYear(Number(year), Number(month) - 1, Number(day));
  return toIso(date) === value ? date : undefined;
}

/** The local day of a Date as `yyyy-MM-dd`. */
export function toIso(date: Date): string {
  const pad = (part: number, length: number) => String(part).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

/** `yyyy-MM-dd` to `gg.aa.yyyy`; anything else is returned unchanged. */
export function toTyped(value: string): string {
  return fromIso(value) ? value.split('-').reverse().join('.') : value;
}

/**
 * Parses a typed Turkish date: day, month and four-digit year, separated by dots, slashes, hyphens or spaces, or eight
 * digits in a row. Returns `yyyy-MM-dd`, or null when it is not a date (yet).
 */
export function readTyped(text: string): string | null {
  const match =
    /^\s*(\d{1,2})[./\- ]+(\d{1,2})[./\- ]+(\d{4})\s*$/.exec(text) ?? /^\s*(\d{2})(\d{2})(\d{4})\s*$/.exec(text);
  if (!match) return null;
  const [, day = '', month = '', year = ''] = match;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return fromIso(iso) ? iso : null;
}

/** Inserts the dots while digits are typed, ignoring a typed dot after an inserted one; leaves deletions alone. */
export function withDots(next: string, previous: string): string {
  if (next.length <= previous.length || !next.startsWith(previous)) return next;
  if (/\.[./\- ]$/.test(next)) return previous;
  if (/^\d{2}$/.test(next) || /^\d{2}\.\d{2}$/.test(next)) return `${next}.`;
  return next;
}

/** Days outside min and max, for react-day-picker's `disabled`. */
export function outside(min?: string, max?: string) {
  const before = fromIso(min);
  const after = fromIso(max);
  return [...(before ? [{ before }] : []), ...(after ? [{ after }] : [])];
}
