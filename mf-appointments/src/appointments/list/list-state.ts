import {
  appointmentSorts,
  appointmentStatuses,
  childAgeRanges,
  dateRanges,
  paymentStatuses,
  priorities,
  quickFilters,
  specialFeatures,
} from '@practice/contracts';
import type { TableSort } from '@practice/ui/admin';
import type { AppointmentFilter, AppointmentsQueryVariables } from '../../generated/graphql.ts';

/** Filters by their name in the address and the API; '' for an unset one. */
export type ListFilters = Record<FilterName, string>;
export type FilterName = (typeof filterNames)[number];

/** The filters behind the "more" button. */
export const advancedFilters = ['childAgeRange', 'priority', 'paymentStatus', 'specialFeature'] as const;

const filterNames = ['status', 'quick', 'search', 'serviceType', 'dateRange', ...advancedFilters] as const;

/** The allowed values of filters that have a fixed list; others take any text. */
const choices: Partial<Record<FilterName, readonly string[]>> = {
  status: appointmentStatuses,
  quick: quickFilters,
  dateRange: dateRanges.filter((range) => range !== 'all'),
  childAgeRange: childAgeRanges,
  priority: priorities,
  paymentStatus: paymentStatuses,
  specialFeature: specialFeatures,
};

type SortName = (typeof appointmentSorts)[number];
export type ListSort = TableSort & { by: SortName };

/** What the list shows. It is kept in the address, so that a view can be shared and Back works. */
export type ListState = {
  filters: ListFilters;
  sort: ListSort;
  /** From 1. */
  page: number;
};

export const PAGE_SIZE = 25;
const MAX_SEARCH_LENGTH = 100;

/** Reads the list's state from the address's parameters; unknown values count as unset. */
export function readListState(params: URLSearchParams): ListState {
  const filters = Object.fromEntries(filterNames.map((name) => [name, readFilter(params, name)])) as ListFilters;
  const page = Number(params.get('page') ?? 1);
  return {
    filters,
    sort: readSort(params) ?? defaultSort(filters),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

function readFilter(params: URLSearchParams, name: FilterName): string {
  const value = (params.get(name) ?? '').trim();
  const known = choices[name];
  if (known && !known.includes(value)) return '';
  return name === 'search' ? value.slice(0, MAX_SEARCH_LENGTH) : value;
}

function readSort(params: URLSearchParams): ListSort | null {
  const by = appointmentSorts.find((name) => name === params.get('sort'));
  if (!by) return null;
  return { by, direction: params.get('direction') === 'desc' ? 'desc' : 'asc' };
}

/** Newest requests first; a day or a week in chronological order. */
export function defaultSort({ quick, dateRange }: Pick<ListFilters, 'quick' | 'dateRange'>): ListSort {
  const isAgenda = quick === 'today' || quick === 'week' || dateRange === 'today';
  return isAgenda ? { by: 'appointmentDate', direction: 'asc' } : { by: 'createdAt', direction: 'desc' };
}

/** The filters as the API's input: only those that are set. */
export function toFilter(filters: ListFilters): AppointmentFilter {
  // Filters with a closed list hold its values only, see `readFilter`.
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')) as AppointmentFilter;
}

/** The variables of the list's query. */
export function toVariables({ filters, sort, page }: ListState): AppointmentsQueryVariables {
  return { filter: toFilter(filters), sort: sort.by, direction: sort.direction, page, pageSize: PAGE_SIZE };
}

export type ExportFormat = 'csv' | 'xls';

/** The request that exports the list; `xls` is a workbook. */
export function listExport({ filters, sort }: ListState, format: ExportFormat): ExportCall {
  const query = new URLSearchParams({ format, ...(toFilter(filters) as Record<string, string>) });
  query.set('sort', sort.by);
  query.set('direction', sort.direction);
  return { address: `/api/export/appointments?${query}` };
}

/** The request that exports selected appointments; the ids are in the body, as an address is too short for many. */
export function selectionExport(ids: ReadonlySet<string>, { sort }: ListState, format: ExportFormat): ExportCall {
  const body = JSON.stringify({ format, ids: [...ids], sort: sort.by, direction: sort.direction });
  const headers = { 'content-type': 'application/json' };
  return { address: '/api/export/appointments', init: { method: 'POST', headers, body } };
}

/** A request for a file. */
export type ExportCall = { address: string; init?: RequestInit };

/** Whether any filter is set. */
export function isNarrowed(filters: ListFilters): boolean {
  return filterNames.some((name) => filters[name] !== '');
}

/** How many of the bar's dropdowns are set, not counting the status, which has tabs as well. */
export function countBasic({ serviceType, dateRange }: ListFilters): number {
  return [serviceType, dateRange].filter((value) => value !== '').length;
}

/** How many of the advanced filters are set. */
export function countAdvanced(filters: ListFilters): number {
  return advancedFilters.filter((name) => filters[name] !== '').length;
}

type Changes = Record<string, string | null>;

/** The parameter changes for setting filters; the list restarts at page 1. */
export function filterChanges(changes: Partial<ListFilters>): Changes {
  return { ...changes, page: null };
}

/** The parameter changes for a list without filters, in its default order. */
export function clearedFilters(): Changes {
  return Object.fromEntries([...filterNames, 'sort', 'direction', 'page'].map((name) => [name, null]));
}

/** The parameter changes for a sort order; the default one is omitted. */
export function sortChanges(sort: TableSort, filters: ListFilters): Changes {
  const fallback = defaultSort(filters);
  const isDefault = sort.by === fallback.by && sort.direction === fallback.direction;
  return { sort: isDefault ? null : sort.by, direction: isDefault ? null : sort.direction, page: null };
}

export function pageChanges(page: number): Changes {
  return { page: page === 1 ? null : String(page) };
}
