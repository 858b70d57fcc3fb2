const parts = new Intl.DateTimeFormat('tr-TR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  weekday: 'long',
  timeZone: 'UTC',
});

/** A date (`yyyy-MM-dd`) as people read it: `21 Kasım 2026, Cumartesi`. */
export function longDate(date: string): string {
  const named = Object.fromEntries(
    parts.formatToParts(new Date(`${date}T12:00:00Z`)).map(({ type, value }) => [type, value]),
  );
  return `${named.day} ${named.month} ${named.year}, ${named.weekday}`;
}
