import type { AppointmentFilter } from '../../generated/graphql.ts';
import { type ListFilters, toFilter } from '../list/list-state.ts';

/** What the bulk bar selects at once; 'week' is the next seven days (document 2, section 9). */
export const quickSelections = [
  { value: 'pending', label: 'Bekleyenler' },
  { value: 'today', label: 'Bugünküler' },
  { value: 'week', label: 'Bu hafta (7 gün)' },
  { value: 'all', label: 'Tümü' },
] as const;

export type QuickSelection = (typeof quickSelections)[number]['value'];

/**
 * The filter for a quick selection within what the list shows, so that nothing is selected that the list leaves out;
 * null when the two exclude each other.
 */
export function quickSelectionFilter(filters: ListFilters, selection: QuickSelection): AppointmentFilter | null {
  const { quick, ...rest } = filters;
  // One filter of the API can hold one quick filter: the others are said by what they mean.
  const status = both(rest.status, quick === 'pending' ? 'pending' : '', selection === 'pending' ? 'pending' : '');
  const priority = both(rest.priority, quick === 'urgent' ? 'urgent' : '');
  if (status === null || priority === null) return null;
  const spans = [quick, selection].filter((each) => each === 'today' || each === 'week');
  const span = spans.includes('today') ? 'today' : (spans[0] ?? '');
  return toFilter({ ...rest, status, priority, quick: span });
}

/** The one value that all of them allow, '' standing for any; null when they differ. */
function both(...values: string[]): string | null {
  const wanted = new Set(values.filter((value) => value !== ''));
  return wanted.size > 1 ? null : ([...wanted][0] ?? '');
}
