const dayMonthYear = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', year: 'numeric' });
const weekday = new Intl.DateTimeFormat('tr-TR', { weekday: 'long' });
const dayMonth = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long' });

function toDate(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

function isIso(date: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(date);
}

/** `2026-11-21` as `21 Kasım 2026, Cumartesi`; '' for anything that is not a date. */
export function longDate(date: string): string {
  return isIso(date) ? `${dayMonthYear.format(toDate(date))}, ${weekday.format(toDate(date))}` : '';
}

/** `2026-11-21` as `21 Kasım 2026`; '' for anything that is not a date. */
export function plainDate(date: string): string {
  return isIso(date) ? dayMonthYear.format(toDate(date)) : '';
}

/** `2026-11-21` as `21 Kasım, Cumartesi`. */
export function shortDate(date: string): string {
  return `${dayMonth.format(toDate(date))}, ${weekday.format(toDate(date))}`;
}
