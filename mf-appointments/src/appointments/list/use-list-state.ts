import type { TableSort } from '@practice/ui/admin';
import { useSection } from '@practice/ui/back-office';
import { useMemo } from 'react';
import {
  clearedFilters,
  filterChanges,
  type ListFilters,
  type ListState,
  pageChanges,
  readListState,
  sortChanges,
} from './list-state.ts';

export type ListControl = ListState & {
  setFilters: (changes: Partial<ListFilters>) => void;
  /** Replaces the history entry while typing, instead of adding one for every pause. */
  search: (text: string) => void;
  setSort: (sort: TableSort) => void;
  setPage: (page: number, options?: { replace?: boolean }) => void;
  clear: () => void;
};

/** The list's filters, order and page, kept in the address. */
export function useListState(): ListControl {
  const { params, setParams } = useSection();
  return useMemo(() => {
    const state = readListState(params);
    return {
      ...state,
      setFilters: (changes) => setParams(filterChanges(changes)),
      search: (text) => setParams(filterChanges({ search: text }), { replace: state.filters.search !== '' }),
      setSort: (sort) => setParams(sortChanges(sort, state.filters)),
      setPage: (page, options) => setParams(pageChanges(page), options),
      clear: () => setParams(clearedFilters()),
    };
  }, [params, setParams]);
}
