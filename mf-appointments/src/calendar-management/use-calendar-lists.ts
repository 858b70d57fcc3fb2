import { useQuery } from '@practice/ui/data';
import { useRecordList } from '@practice/ui/records';
import { useCallback, useState } from 'react';
import { SlotsDocument } from '../generated/graphql.ts';
import { blockouts } from './blockouts/blockouts.ts';
import { holidays } from './holidays/holidays.ts';
import { workingHours } from './hours/working-hours.ts';
import { slots } from './slots/slots.ts';

/** Working hours, holidays, blockouts, and the slots of a date, each current by the stream; `refresh` loads all four. */
export function useCalendarLists(date: string) {
  const variables = { date };
  const lists = {
    hours: useRecordList(workingHours),
    holidays: useRecordList(holidays),
    blockouts: useRecordList(blockouts),
    slots: useRecordList(slots, { variables }),
  };
  // The same query as that of the list: read from the cache.
  const { data, previousData } = useQuery(SlotsDocument, { variables, fetchPolicy: 'cache-only' });
  const [isRefreshing, setIsRefreshing] = useState(false);
  const all = [lists.hours, lists.holidays, lists.blockouts, lists.slots].map((list) => list.refresh);
  const refresh = useCallback(async () => {
    setIsRefreshing(true);
    await Promise.all(all.map((load) => load()));
    setIsRefreshing(false);
    // biome-ignore lint/correctness/useExhaustiveDependencies: the four are the list
  }, all);
  return { ...lists, slotCount: (data ?? previousData)?.availableSlotCount, refresh, isRefreshing };
}
