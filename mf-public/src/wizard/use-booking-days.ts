import { addDays, today } from '@practice/contracts';
import type { DayState } from '@practice/ui/date';
import { useQuery } from '@practice/ui/query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { BookingDaysDocument } from '../generated/graphql.ts';
import { useSettings } from '../site/site-settings.ts';

/**
 * The calendar's month and the state of its days. A day whose state is not loaded counts as open, as its times are fetched
 * when it is chosen anyway. The calendar opens on the first month with an open day and ends with the booking horizon.
 */
export function useBookingDays(chosen: string) {
  const day = today();
  const settings = useSettings();
  const lastDay = addDays(day, Number(settings('booking_horizon_days')));
  const [month, setMonth] = useState((chosen || day).slice(0, 7));
  const [isChosenByHand, setIsChosenByHand] = useState(chosen !== '');
  const { data, loading } = useQuery(BookingDaysDocument, {
    variables: { from: later(`${month}-01`, day), to: earlier(lastDayOf(month), lastDay) },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'ignore',
  });
  const days = data?.dayStates;
  const stateOf = useMemo(() => {
    const states = new Map<string, DayState>(days?.map(({ date, state }) => [date, state]));
    return (date: string): DayState => states.get(date) ?? 'open';
  }, [days]);

  // Show the month of a chosen day, even when it was chosen outside the calendar.
  const [shown, setShown] = useState(chosen);
  if (shown !== chosen) {
    setShown(chosen);
    if (chosen !== '') setMonth(chosen.slice(0, 7));
  }

  const isBarren = !isChosenByHand && days !== undefined && days.every(({ state }) => state !== 'open');
  const following = addDays(lastDayOf(month), 1);
  useEffect(() => {
    if (isBarren && following <= lastDay) setMonth(following.slice(0, 7));
  }, [isBarren, following, lastDay]);

  const showMonth = useCallback((next: string) => {
    setIsChosenByHand(true);
    setMonth(next);
  }, []);

  return {
    today: day,
    lastDay,
    month,
    isLoading: loading && !days,
    stateOf,
    showMonth,
  };
}

function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const following = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return addDays(`${following}-01`, -1);
}

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);
