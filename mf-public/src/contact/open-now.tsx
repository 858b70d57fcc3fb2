import { addDays, dayOfWeek, minutesNow, today } from '@practice/contracts';
import { Badge } from '@practice/ui';
import { useQuery } from '@practice/ui/query';
import { useEffect, useState } from 'react';
import { HolidaysDocument } from '../generated/graphql.ts';
import type { WorkingDay } from '../office/working-day.ts';
import { openStateAt } from './open-state.ts';

const MINUTE_MS = 60_000;

/** "Şu an açık" or "kapalı", with the next change. Only in the browser: a rendered page is shown for a while. */
export function OpenNow({ days }: { days: readonly WorkingDay[] }) {
  const now = useMinute();
  return now ? <State days={days} now={now} /> : null;
}

function State({ days, now }: { days: readonly WorkingDay[]; now: Date }) {
  const date = today(now);
  const variables = { from: date, to: addDays(date, 7) };
  const { data } = useQuery(HolidaysDocument, { variables, errorPolicy: 'ignore' });
  const state = openStateAt(days, {
    day: dayOfWeek(date),
    minute: minutesNow(now),
    isHoliday: (daysAhead) => data?.dayStates[daysAhead]?.state === 'closed',
    holidayStartsAt: (daysAhead) => data?.dayStates[daysAhead]?.holidayStartsAt,
  });
  return state ? <Badge tone={state.isOpen ? 'pine' : 'apricot'}>{state.text}</Badge> : null;
}

/** The present minute; undefined on the server and in the first render. */
function useMinute(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
