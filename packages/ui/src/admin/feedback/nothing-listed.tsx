import { ClearFiltersButton } from '../bars/filter-selects.tsx';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';

type NothingListedProps = {
  params: { isNarrowed: boolean; clear: () => void };
  /** Shown while nothing narrows the list. */
  none: EmptyStateProps;
  /** Shown while filters are set, with a button that clears them. */
  noneFound: Pick<EmptyStateProps, 'title' | 'description'>;
};

/** The empty state of a list with filters. */
export function NothingListed({ params: { isNarrowed, clear }, none, noneFound }: NothingListedProps) {
  if (!isNarrowed) return <EmptyState {...none} />;
  return <EmptyState icon="search" {...noneFound} action={<ClearFiltersButton variant="outline" onClick={clear} />} />;
}
