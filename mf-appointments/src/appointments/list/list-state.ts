import {
  appointmentSorts,
  appointmentStatuses,
  childAgeRanges,
  dateRanges,
  type ExportFormat,
  paymentStatuses,
  priorities,
  quickFilters,
  reminderAnswerFilters,
  specialFeatures,
  z,
} from '@practice/contracts';
import type { TableSort } from '@practice/ui/admin';
import type { FileCall } from '@practice/ui/records';
import type { AppointmentFilter, AppointmentsQueryVariables } from '../../generated/graphql.ts';

/** The filters behind the "more" button. */
const advancedFilters = [
  'from',
  'to',
  'childAgeRange',
  'priority',
  'paymentStatus',
  'reminderAnswer',
  'specialFeature',
] as const;

const MAX_SEARCH_LENGTH = 100;

/** '' for an unset filter. */
const oneOf = (values: readonly string[]) => z.enum(['', ...values]).default('');

const day = z.union([z.literal(''), z.iso.date()]).default('');

const filterParams = z.object({
  status: oneOf(appointmentStatuses),
  quick: oneOf(quickFilters),
  search: z
    .string()
    .trim()
    .transform((text) => text.slice(0, MAX_SEARCH_LENGTH))
    .default(''),
  serviceType: z.string().trim().default(''),
  dateRange: oneOf(dateRanges.filter((range) => range !== 'all')),
  from: day,
  to: day,
  childAgeRange: oneOf(childAgeRanges),
  priority: oneOf(priorities),
  paymentStatus: oneOf(paymentStatuses),
  specialFeature: oneOf(specialFeatures),
  reminderAnswer: oneOf(reminderAnswerFilters),
});

/** Filters by their name in the address and the API. */
export type ListFilters = z.output<typeof filterParams>;

/** What the address says of the list. */
export const listParams = filterParams.extend({
  /** Null for the order that goes with the filters. */
  sort: z.enum(appointmentSorts).nullable().default(null),
  direction: z.enum(['asc', 'desc']).nullable().default(null),
  /** From 1. */
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

export type ListSort = TableSort & { by: (typeof appointmentSorts)[number] };

/** What the list shows. It is kept in the address, so that a view can be shared and Back works. */
export type ListState = { filters: ListFilters; sort: ListSort; page: number };

export const PAGE_SIZE = 25;

/** The list's state, by what the address says. */
export function listStateOf({ sort, direction, page, ...filters }: z.output<typeof listParams>): ListState {
  return { filters, sort: sort ? { by: sort, direction: direction ?? 'asc' } : defaultSort(filters), page };
}

/** Whether a quick filter is for days to come. */
export function isOfDays(quick: string): boolean {
  return quick === 'today' || quick === 'tomorrow' || quick === 'week';
}

/** Newest requests first; a day or a week in chronological order. */
function defaultSort({ quick, dateRange, from, to }: ListFilters): ListSort {
  const isAgenda = isOfDays(quick) || dateRange === 'today' || from !== '' || to !== '';
  return isAgenda ? { by: 'appointmentDate', direction: 'asc' } : { by: 'createdAt', direction: 'desc' };
}

/** The filters as the API's input: only those that are set. */
export function toFilter(filters: ListFilters): AppointmentFilter {
  // `listParams` lets only the values of a closed list through.
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')) as AppointmentFilter;
}

/** The variables of the list's query. */
export function toVariables({ filters, sort, page }: ListState): AppointmentsQueryVariables {
  return { filter: toFilter(filters), sort: sort.by, direction: sort.direction, page, pageSize: PAGE_SIZE };
}

/** The request that exports the list; `xls` is a workbook. */
export function listExport({ filters, sort }: ListState, format: ExportFormat): FileCall {
  const query = new URLSearchParams({ format, ...(toFilter(filters) as Record<string, string>) });
  query.set('sort', sort.by);
  query.set('direction', sort.direction);
  return { address: `/api/export/appointments?${query}` };
}

/** The request that exports selected appointments; the ids are in the body, as an address is too short for many. */
export function selectionExport(ids: ReadonlySet<string>, { sort }: ListState, format: ExportFormat): FileCall {
  const body = JSON.stringify({ format, ids: [...ids], sort: sort.by, direction: sort.direction });
  const headers = { 'content-type': 'application/json' };
  return { address: '/api/export/appointments', init: { method: 'POST', headers, body } };
}

/** How many of the bar's dropdowns are set, not counting the status, which has tabs as well. */
export function countBasic({ serviceType, dateRange }: ListFilters): number {
  return [serviceType, dateRange].filter((value) => value !== '').length;
}

/** How many of the advanced filters are set. */
export function countAdvanced(filters: ListFilters): number {
  return advancedFilters.filter((name) => filters[name] !== '').length;
}

/** What the address says of a sort order: nothing of the one that goes with the filters. */
export function sortParams(
  { by, direction }: ListSort,
  filters: ListFilters,
): Pick<ListParamValues, 'sort' | 'direction'> {
  const fallback = defaultSort(filters);
  return by === fallback.by && direction === fallback.direction
    ? { sort: null, direction: null }
    : { sort: by, direction };
}

type ListParamValues = z.output<typeof listParams>;
