import { useQuery } from '@practice/ui/data';
import { useEffect, useRef } from 'react';
import { DayAvailabilityDocument } from '../generated/graphql.ts';

/** Times that are older than this when one is chosen are asked for again. */
const OLD_AFTER_MS = 60_000;

/**
 * The free times of a day, `HH:mm`; asked for anew with every chosen day, when the tab comes back into view, and, by
 * `refreshIfOld`, when a time is chosen long after the list was loaded. A refresh leaves the list on screen.
 */
export function useDayTimes(date: string) {
  const { data, previousData, error, loading, refetch } = useQuery(DayAvailabilityDocument, {
    variables: { date },
    skip: date === '',
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'network-only',
  });
  // A refresh that fails leaves `data` empty; the list that is on screen stays.
  const known = (data ?? previousData)?.availability;
  const slots = known?.date === date ? known.slots : undefined;
  const loadedAt = useRef(0);

  useEffect(() => {
    if (slots) loadedAt.current = Date.now();
  }, [slots]);

  useEffect(() => {
    if (date === '') return;
    function refreshWhenSeen() {
      if (document.visibilityState === 'visible') refresh();
    }
    function refresh() {
      refetch().catch(() => undefined);
    }
    document.addEventListener('visibilitychange', refreshWhenSeen);
    return () => document.removeEventListener('visibilitychange', refreshWhenSeen);
  }, [date, refetch]);

  function reload() {
    // The failure is in `hasFailed`.
    refetch()
      .then(() => {
        loadedAt.current = Date.now();
      })
      .catch(() => undefined);
  }

  return {
    freeTimes: slots?.filter(({ available }) => available).map(({ time }) => time),
    isLoading: loading && !slots,
    hasFailed: Boolean(error) && !slots,
    reload,
    refreshIfOld() {
      if (Date.now() - loadedAt.current > OLD_AFTER_MS) reload();
    },
  };
}
