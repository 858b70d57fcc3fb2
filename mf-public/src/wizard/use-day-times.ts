import { useQuery } from '@practice/ui/query';
import { useEffect, useRef } from 'react';
import { DayAvailabilityDocument } from '../generated/graphql.ts';

/** Times older than this are refetched when one is chosen. */
const OLD_AFTER_MS = 60_000;

/**
 * The free times of a day, `HH:mm`. Refetched for every chosen day, when the tab becomes visible again and, by
 * `refreshIfOld`, when a time is chosen long after loading. The list stays on screen meanwhile.
 */
export function useDayTimes(date: string) {
  const { data, error, loading, refetch } = useQuery(DayAvailabilityDocument, {
    variables: { date },
    skip: date === '',
    fetchPolicy: 'network-only',
  });
  const slots = data?.availability.slots;
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
      void refetch();
    }
    document.addEventListener('visibilitychange', refreshWhenSeen);
    return () => document.removeEventListener('visibilitychange', refreshWhenSeen);
  }, [date, refetch]);

  function reload() {
    // A failure is reported by `hasFailed`.
    void refetch().then(() => {
      loadedAt.current = Date.now();
    });
  }

  return {
    freeTimes: slots?.filter(({ available }) => available).map(({ time }) => time),
    isLoading: loading && !slots,
    hasFailed: Boolean(error) && !loading && !slots,
    reload,
    refreshIfOld() {
      if (Date.now() - loadedAt.current > OLD_AFTER_MS) reload();
    },
  };
}
