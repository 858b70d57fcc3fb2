/** The day of an instant in the practice's zone: 21 Kasım 2026. */
export function PostDate({ instant }: { instant: string }) {
  return <time dateTime={instant}>{day(instant)}</time>;
}

/** Created on use, not with the module that every page loads: a phone's first formatter takes a tenth of a second. */
function day(instant: string): string {
  return new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'Europe/Istanbul' }).format(new Date(instant));
}
