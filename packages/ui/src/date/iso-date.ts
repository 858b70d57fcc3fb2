import { format, isValid, parse } from 'date-fns';

/** `yyyy-MM-dd` to a Date at local midnight; undefined for anything else. */
export function fromIso(value: string | undefined): Date | undefined {
  if (!value || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const date = parse(value, 'yyyy-MM-dd', new Date(0));
  return isValid(date) ? date : undefined;
}

/** A Date to `yyyy-MM-dd` of its local day. */
export function toIso(date: Date): string {
  return format(date, 'yyyy-MM-dd');
}

/** `yyyy-MM-dd` to `gg.aa.yyyy`; anything else comes back as it is. */
export function toTyped(value: string): string {
  const date = fromIso(value);
  return date ? format(date, 'dd.MM.yyyy') : value;
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
