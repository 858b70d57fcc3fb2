import type { QueryClient } from '@practice/ui/query';
import { BookingDaysDocument, DayAvailabilityDocument } from '../generated/graphql.ts';

const times = [DayAvailabilityDocument, BookingDaysDocument];

/** Drops the cached times and days and refetches those on screen: the chosen time has been taken. */
export function refreshTimes(client: QueryClient): void {
  client.forget(times, { isRefresh: true });
}

/** Drops the cached times and days without a refetch, as they are leaving the screen. */
export function forgetTimes(client: QueryClient): void {
  client.forget(times);
}
