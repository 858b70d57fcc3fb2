import { type TableSort, useSection } from '@practice/ui/admin';
import { useMemo } from 'react';
import { type Filter, filters, type View } from './view.ts';

/** Search, filter and order of the list, kept in the address. */
export function useView() {
  const { params, setParams } = useSection();
  const view = useMemo((): View => {
    const by = params.get('sort') ?? 'page';
    return {
      search: params.get('q') ?? '',
      filter: filters.find((each) => each === params.get('show')) ?? null,
      sort: { by, direction: params.get('direction') === 'desc' ? 'desc' : 'asc' },
    };
  }, [params]);
  return {
    view,
    setSearch: (q: string) => setParams({ q }, { replace: true }),
    setFilter: (show: Filter | null) => setParams({ show }),
    setSort: ({ by, direction }: TableSort) =>
      setParams({ sort: by === 'page' ? null : by, direction: direction === 'asc' ? null : direction }),
    clear: () => setParams({ q: null, show: null }),
  };
}
