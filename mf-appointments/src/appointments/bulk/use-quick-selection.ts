import { useRunning } from '@practice/ui';
import { useApolloClient } from '@practice/ui/data';
import { announceFailure } from '@practice/ui/records';
import { AppointmentIdsDocument, type AppointmentIdsQuery } from '../../generated/graphql.ts';
import type { ListFilters } from '../list/list-state.ts';
import { announceHint } from '../record/announce.ts';
import { type QuickSelection, quickSelectionFilter } from './quick-selection.ts';

export type Selected = AppointmentIdsQuery['appointments']['items'][number];

const PAGE = 200;
/** More than this is hardly selected with one press on purpose. */
const MAX_SELECTED = 1000;

/** Runs a quick selection over all pages of the list; at most 1,000 records. */
export function useQuickSelection(filters: ListFilters, onSelect: (records: Selected[]) => void) {
  const client = useApolloClient();
  const [isSelecting, select] = useRunning(async (selection: QuickSelection) => {
    const filter = quickSelectionFilter(filters, selection);
    if (!filter) return announceHint('Listedeki filtrelerle seçilecek randevu yok.');
    try {
      const found: Selected[] = [];
      let total = 0;
      for (let page = 1; page <= MAX_SELECTED / PAGE; page++) {
        const { data } = await client.query({
          query: AppointmentIdsDocument,
          variables: { filter, page, pageSize: PAGE },
          fetchPolicy: 'no-cache',
        });
        found.push(...(data?.appointments.items ?? []));
        total = data?.appointments.total ?? 0;
        if (found.length >= total) break;
      }
      onSelect(found);
      if (total === 0) announceHint('Seçilecek randevu bulunamadı.');
      else if (total > found.length) announceHint(`Bir seferde en çok ${MAX_SELECTED} randevu seçilebilir.`);
    } catch (error) {
      announceFailure('Randevular seçilirken hata oluştu.', error);
    }
  });

  return { select, isSelecting };
}
