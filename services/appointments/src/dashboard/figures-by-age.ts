import { type AgeFigures, childAgeGroups, childAgeRanges, today } from '@practice/contracts';

/** How many appointments children of each age have, by their age today. One without a birth date is in no group. */
export function figuresByAge(appointments: readonly { childBirthDate: string }[]): AgeFigures[] {
  const groups = childAgeRanges.map((group) => ({ group, bornAfter: yearsAgo(Number(group.split('-')[1]) + 1) }));
  const counts = new Map<string, number>();
  for (const { childBirthDate } of appointments) {
    if (!childBirthDate) continue;
    const group = groups.find(({ bornAfter }) => childBirthDate > bornAfter)?.group ?? '18+';
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return childAgeGroups.map((group) => ({ group, appointments: counts.get(group) ?? 0 }));
}

/** The same day so many years ago, by which the list's filter decides, too. */
function yearsAgo(years: number): string {
  const date = today();
  return `${Number(date.slice(0, 4)) - years}${date.slice(4)}`;
}
