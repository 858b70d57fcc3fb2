const MAX_LEADS = 5;
const MAX_HOURS = 720;

/**
 * Reads how many hours before an appointment its reminders go, such as `2, 24`: returns them as `24, 2`, undefined unless
 * they are one to five whole numbers from 1 to 720.
 */
export function readLeadHours(list: string): string | undefined {
  const parts = list.split(',').map((part) => part.trim());
  if (!parts.every((part) => /^\d{1,3}$/.test(part))) return undefined;
  const hours = [...new Set(parts.map(Number))].sort((one, other) => other - one);
  if (hours.length > MAX_LEADS || hours.some((each) => each < 1 || each > MAX_HOURS)) return undefined;
  return hours.join(', ');
}
