let zone = 'Europe/Istanbul';
const calendarDate = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Shown for a missing value. */
export const nothing = '—';

const longParts = { day: 'numeric', month: 'long', year: 'numeric', weekday: 'long' } as const;
let inZone = formatsIn(zone);
const longInUtc = new Intl.DateTimeFormat('tr-TR', { ...longParts, timeZone: 'UTC' });
const amounts = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const counts = new Intl.NumberFormat('tr-TR');
const relative = new Intl.RelativeTimeFormat('tr', { numeric: 'auto' });

/** Instants are shown in this zone from now on: the setting site_timezone. Dates without a time stay what they are. */
export function showTimesIn(timeZone: string): void {
  if (timeZone === zone) return;
  zone = timeZone;
  inZone = formatsIn(timeZone);
}

function formatsIn(timeZone: string) {
  return {
    date: new Intl.DateTimeFormat('tr-TR', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' }),
    short: new Intl.DateTimeFormat('tr-TR', { timeZone, day: 'numeric', month: 'short', year: 'numeric' }),
    time: new Intl.DateTimeFormat('tr-TR', { timeZone, hour: '2-digit', minute: '2-digit' }),
    long: new Intl.DateTimeFormat('tr-TR', { ...longParts, timeZone }),
  };
}

type Moment = string | Date | null | undefined;

/** `21.11.2026`, from a calendar date (`2026-11-21`) or an instant in the shown time zone. */
export function formatDate(value: Moment): string {
  const date = typeof value === 'string' ? calendarDate.exec(value) : null;
  if (date) return `${date[3]}.${date[2]}.${date[1]}`;
  const instant = instantOf(value);
  return instant ? inZone.date.format(instant) : nothing;
}

/** `21 Kas 2026`, from an instant, in the shown time zone. */
export function formatShortDate(value: Moment): string {
  const instant = instantOf(value);
  return instant ? inZone.short.format(instant) : nothing;
}

/** `21 Kasım 2026, Cumartesi`. */
export function formatLongDate(value: Moment): string {
  const isDate = typeof value === 'string' && calendarDate.test(value);
  const instant = instantOf(isDate ? `${value}T00:00:00Z` : value);
  if (!instant) return nothing;
  const parts = (isDate ? longInUtc : inZone.long).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('day')} ${part('month')} ${part('year')}, ${part('weekday')}`;
}

/** `14:30`, from an instant, in the shown time zone. */
export function formatTime(value: Moment): string {
  const instant = instantOf(value);
  return instant ? inZone.time.format(instant) : nothing;
}

/** `21.11.2026 14:30`, from an instant, in the shown time zone. */
export function formatDateTime(value: Moment): string {
  const instant = instantOf(value);
  return instant ? `${inZone.date.format(instant)} ${inZone.time.format(instant)}` : nothing;
}

/** `1.250,00 ₺`; decimals come from the server as number or text. */
export function formatMoney(value: number | string | null | undefined): string {
  if (value === null || value === undefined || value === '' || !Number.isFinite(Number(value))) return nothing;
  return `${amounts.format(Number(value))} ₺`;
}

/** `1.250,00`, as it is typed; '' for nothing. */
export function formatAmount(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : amounts.format(value);
}

/** `12.480`. */
export function formatCount(value: number): string {
  return counts.format(value);
}

const steps: [seconds: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [60, 'minute'],
  [3600, 'hour'],
  [86_400, 'day'],
];

/** `az önce`, `5 dakika önce`, `dün`; the date after a week. */
export function relativeTime(value: Moment, now: Date = new Date()): string {
  const instant = instantOf(value);
  if (!instant) return nothing;
  const seconds = Math.round((instant.getTime() - now.getTime()) / 1000);
  const distance = Math.abs(seconds);
  if (distance < 45) return seconds > 0 ? 'birazdan' : 'az önce';
  if (distance >= 7 * 86_400) return formatDate(instant);
  const [size, unit] = steps.findLast(([size]) => distance >= size) ?? [60, 'minute' as const];
  return relative.format(Math.round(seconds / size) || Math.sign(seconds), unit);
}

function instantOf(value: Moment): Date | null {
  if (value === null || value === undefined || value === '') return null;
  const instant = new Date(value);
  return Number.isNaN(instant.getTime()) ? null : instant;
}
