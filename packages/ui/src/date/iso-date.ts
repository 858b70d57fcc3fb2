// By hand rather than by date-fns: its `parse` alone is as large as the rest of this entry.

/** `yyyy-MM-dd` to a Date at local midnight; undefined for anything else, days that do not exist included. */
export function fromIso(value: string | undefined): Date | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value ?? '') ?? [];
  if (year === '') return undefined;
  const date = new Date(0);
  date.setHours(0, 0, 0, 0);
  // Not by the constructor, which takes years below 100 for those of the last century.
  date.setFullYear(Number(year), Number(month) - 1, Number(day));
  return toIso(date) === value ? date : undefined;
}

/** A Date to `yyyy-MM-dd` of its local day. */
export function toIso(date: Date): string {
  const pad = (part: number, length: number) => String(part).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

/** `yyyy-MM-dd` to `gg.aa.yyyy`; anything else comes back as it is. */
export function toTyped(value: string): string {
  return fromIso(value) ? value.split('-').reverse().join('.') : value;
}

/**
 * Reads a typed Turkish date: day, month and four-digit year, with dots, slashes, hyphens or spaces between, or eight
 * digits in a row. Answers `yyyy-MM-dd`, or null when it is no date (yet).
 */
export function readTyped(text: string): string | null {
  const match =
    /^\s*(\d{1,2})[./\- ]+(\d{1,2})[./\- ]+(\d{4})\s*$/.exec(text) ?? /^\s*(\d{2})(\d{2})(\d{4})\s*$/.exec(text);
  if (!match) return null;
  const [, day = '', month = '', year = ''] = match;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return fromIso(iso) ? iso : null;
}

/** Sets the dots while digits are typed one after another, and swallows the one typed after it; leaves deletions alone. */
export function withDots(next: string, previous: string): string {
  if (next.length <= previous.length || !next.startsWith(previous)) return next;
  if (/\.[./\- ]$/.test(next)) return previous;
  if (/^\d{2}$/.test(next) || /^\d{2}\.\d{2}$/.test(next)) return `${next}.`;
  return next;
}

/** Days outside of min and max, for react-day-picker's `disabled`. */
export function outside(min?: string, max?: string) {
  const before = fromIso(min);
  const after = fromIso(max);
  return [...(before ? [{ before }] : []), ...(after ? [{ after }] : [])];
}
