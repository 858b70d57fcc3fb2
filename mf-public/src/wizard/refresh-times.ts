import type { QueryClient } from '@practice/ui/query';
import { BookingDaysDocument, DayAvailabilityDocument } from '../generated/graphql.ts';

const times = [DayAvailabilityDocument, BookingDaysDocument];

/** Forgets the known times and days and asks again for those on screen: the chosen time has gone. */
export function refreshTimes(client: QueryClient): void {
  client.forget(times, { isRefresh: true });
}

/** Forgets the known times and days, without asking again for those that are leaving the screen. */
export function forgetTimes(client: QueryClient): void {
  client.forget(times);
}
