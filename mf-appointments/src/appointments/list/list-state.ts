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

/** Filters by their name in the address and in the API; '' for one that is not set. */
export type ListFilters = Record<FilterName, string>;
export type FilterName = (typeof filterNames)[number];

/** The filters that stand behind the button for more. */
export const advancedFilters = ['childAgeRange', 'priority', 'paymentStatus', 'specialFeature'] as const;

const filterNames = ['status', 'quick', 'search', 'serviceType', 'dateRange', ...advancedFilters] as const;

/** The values of filters with a closed list; others take any text. */
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

/** What the list shows: read off the address, so that a view can be shared and Back works. */
export type ListState = {
  filters: ListFilters;
  sort: ListSort;
  /** From 1. */
  page: number;
};

export const PAGE_SIZE = 25;
const MAX_SEARCH_LENGTH = 100;

/** Reads the list's state off the parameters of the address; values that are not known count as not set. */
export function readListState(params: URLSearchParams): ListState {
  const filters = Object.fromEntries(filterNames.map((name) => [name, readFilter(params, name)])) as ListFilters;
  const page = Number(params.get('page') ?? 1);
  return {
    filters,
    sort: readSort(params) ?? usualSort(filters),
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

/** Newest requests first; a day or a week reads in the order in which it will happen. */
export function usualSort({ quick, dateRange }: Pick<ListFilters, 'quick' | 'dateRange'>): ListSort {
  const isAgenda = quick === 'today' || quick === 'week' || dateRange === 'today';
  return isAgenda ? { by: 'appointmentDate', direction: 'asc' } : { by: 'createdAt', direction: 'desc' };
}

/** The filters as the API takes them: those that are set. */
export function toFilter(filters: ListFilters): AppointmentFilter {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
}

/** The variables of the list's query. */
export function toVariables({ filters, sort, page }: ListState): AppointmentsQueryVariables {
  return { filter: toFilter(filters), sort: sort.by, direction: sort.direction, page, pageSize: PAGE_SIZE };
}

export type ExportFormat = 'csv' | 'xls';

/** The call that gives the list as a file; `xls` is a workbook. */
export function listExport({ filters, sort }: ListState, format: ExportFormat): ExportCall {
  const query = new URLSearchParams({ format, ...(toFilter(filters) as Record<string, string>) });
  query.set('sort', sort.by);
  query.set('direction', sort.direction);
  return { address: `/api/export/appointments?${query}` };
}

/** The same of selected appointments: in a body, since an address is too short for many ids. */
export function selectionExport(ids: ReadonlySet<string>, { sort }: ListState, format: ExportFormat): ExportCall {
  const body = JSON.stringify({ format, ids: [...ids], sort: sort.by, direction: sort.direction });
  const headers = { 'content-type': 'application/json' };
  return { address: '/api/export/appointments', init: { method: 'POST', headers, body } };
}

/** What is asked of the server for a file. */
export type ExportCall = { address: string; init?: RequestInit };

/** Whether anything narrows the list. */
export function isNarrowed(filters: ListFilters): boolean {
  return filterNames.some((name) => filters[name] !== '');
}

/** How many of the dropdowns in the bar are set, the status apart: it has its tabs too. */
export function countBasic({ serviceType, dateRange }: ListFilters): number {
  return [serviceType, dateRange].filter((value) => value !== '').length;
}

/** How many of the filters behind the button are set. */
export function countAdvanced(filters: ListFilters): number {
  return advancedFilters.filter((name) => filters[name] !== '').length;
}

type Changes = Record<string, string | null>;

/** The address's changes for setting filters; the list begins anew. */
export function filterChanges(changes: Partial<ListFilters>): Changes {
  return { ...changes, page: null };
}

/** The address's changes for a list without filters, in its usual order. */
export function clearedFilters(): Changes {
  return Object.fromEntries([...filterNames, 'sort', 'direction', 'page'].map((name) => [name, null]));
}

/** The address's changes for an order; the usual one is not written out. */
export function sortChanges(sort: TableSort, filters: ListFilters): Changes {
  const usual = usualSort(filters);
  const isUsual = sort.by === usual.by && sort.direction === usual.direction;
  return { sort: isUsual ? null : sort.by, direction: isUsual ? null : sort.direction, page: null };
}

export function pageChanges(page: number): Changes {
  return { page: page === 1 ? null : String(page) };
}
