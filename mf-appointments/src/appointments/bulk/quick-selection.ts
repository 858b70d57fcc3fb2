import type { AppointmentFilter } from '../../generated/graphql.ts';
import { type ListFilters, toFilter } from '../list/list-state.ts';

/** What the bulk bar selects in one step; 'week' is the next seven days. */
export const quickSelections = [
  { value: 'pending', label: 'Bekleyenler' },
  { value: 'today', label: 'Bugünküler' },
  { value: 'week', label: '7 gün' },
  { value: 'all', label: 'Tümü' },
] as const;

export type QuickSelection = (typeof quickSelections)[number]['value'];

/**
 * Combines a quick selection with the list's filters, so that only listed appointments are selected; null when the two
 * exclude each other.
 */
export function quickSelectionFilter(filters: ListFilters, selection: QuickSelection): AppointmentFilter | null {
  const { quick, ...rest } = filters;
  // The API takes one quick filter; the other is expressed by ordinary filters.
  const status = both(rest.status, quick === 'pending' ? 'pending' : '', selection === 'pending' ? 'pending' : '');
  const priority = both(rest.priority, quick === 'urgent' ? 'urgent' : '');
  if (status === null || priority === null) return null;
  const [span = '', wider] = spansFromNarrow.filter((each) => each === quick || each === selection);
  if (span === 'today' && wider === 'tomorrow') return null;
  return toFilter({ ...rest, status, priority, quick: span });
}

const spansFromNarrow = ['today', 'tomorrow', 'week'] as const;

/** The one value that all of them allow ('' means any); null when they differ. */
function both(...values: string[]): string | null {
  const distinct = new Set(values.filter((value) => value !== ''));
  return distinct.size > 1 ? null : ([...distinct][0] ?? '');
}
