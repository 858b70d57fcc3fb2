import type { TableSort } from '@practice/ui/admin';
import { readListParams, useListParams } from '@practice/ui/records';
import { useMemo } from 'react';
import { type ListFilters, type ListSort, listParams, listStateOf, sortParams } from './list-state.ts';

/** The list's filters, order and page, kept in the address. */
export function useListState() {
  const { values, isNarrowed, set } = useListParams(listParams);
  return useMemo(() => {
    const state = listStateOf(values);
    return {
      ...state,
      isNarrowed,
      setFilters: (changes: Partial<ListFilters>) => set(changes),
      /** Replaces the history entry while typing, instead of adding one for every pause. */
      search: (search: string) => set({ search }, { replace: values.search !== '' }),
      setSort: (sort: TableSort) => set(sortParams(sort as ListSort, state.filters)),
      setPage: (page: number, options?: { replace?: boolean }) => set({ page }, options),
      /** Takes every filter away, and the order. */
      clear: () => set(readListParams(listParams)),
    };
  }, [values, isNarrowed, set]);
}

export type ListControl = ReturnType<typeof useListState>;
