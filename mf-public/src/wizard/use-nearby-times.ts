import { addDays, toMinutes } from '@practice/contracts';
import { type QueryClient, useQueryClient } from '@practice/ui/query';
import { useEffect, useState } from 'react';
import { BookingDaysDocument, DayAvailabilityDocument } from '../generated/graphql.ts';
import type { ChosenTime } from './use-chosen-time.ts';

type NearbyDay = { date: string; times: string[] };

const DAYS_SEARCHED = 28;
const DAYS_OFFERED = 3;
const TIMES_OFFERED = 3;

/** The next open days after `near.date`, each with its free times closest to `near.time`; [] until loaded. */
export function useNearbyTimes({ date, time }: ChosenTime): readonly NearbyDay[] {
  const client = useQueryClient();
  const [found, setFound] = useState<{ near: string; days: NearbyDay[] }>();
  const near = `${date} ${time}`;

  useEffect(() => {
    let isMounted = true;
    findNearbyTimes(client, { date, time })
      .then((days) => {
        if (isMounted) setFound({ near, days });
      })
      // Only a suggestion: without it the calendar still works.
      .catch(() => undefined);
    return () => {
      isMounted = false;
    };
  }, [client, date, time, near]);

  return found?.near === near ? found.days : [];
}

async function findNearbyTimes(client: QueryClient, { date, time }: ChosenTime): Promise<NearbyDay[]> {
  const { data } = await client.query({
    query: BookingDaysDocument,
    variables: { from: addDays(date, 1), to: addDays(date, DAYS_SEARCHED) },
    fetchPolicy: 'network-only',
  });
  const open = (data?.dayStates ?? []).filter(({ state }) => state === 'open').slice(0, DAYS_OFFERED);
  const days = await Promise.all(open.map((day) => freeTimesOf(client, day.date)));
  return days.map((day) => ({ ...day, times: closest(day.times, time) })).filter(({ times }) => times.length > 0);
}

async function freeTimesOf(client: QueryClient, date: string): Promise<NearbyDay> {
  const { data } = await client.query({
    query: DayAvailabilityDocument,
    variables: { date },
    fetchPolicy: 'network-only',
  });
  const free = data?.availability.slots.filter(({ available }) => available) ?? [];
  return { date, times: free.map((slot) => slot.time) };
}

/** The times closest to the preferred one, in chronological order; the earliest ones without a preference. */
function closest(times: readonly string[], preferred: string): string[] {
  const distance = (time: string) =>
    preferred === '' ? toMinutes(time) : Math.abs(toMinutes(time) - toMinutes(preferred));
  return [...times]
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, TIMES_OFFERED)
    .sort();
}
