import { useEffect } from 'react';

type Position = {
  page: number;
  pageSize: number;
  /** How many records there are on all pages; undefined while it is not known. */
  total: number | undefined;
};

/** Leads to the last page where the address names one that is no more: by an old link, or as records were deleted or changed. */
export function useLastPage({ page, pageSize, total }: Position, goTo: (page: number) => void): void {
  const lastPage = total === undefined ? page : Math.max(1, Math.ceil(total / pageSize));
  useEffect(() => {
    if (page > lastPage) goTo(lastPage);
  }, [page, lastPage, goTo]);
}
