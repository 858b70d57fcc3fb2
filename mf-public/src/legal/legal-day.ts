/** Created on use, not with the module that every page loads: a phone's first formatter takes a tenth of a second. */
export function legalDay(instant: string): string {
  return new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'Europe/Istanbul' }).format(new Date(instant));
}
