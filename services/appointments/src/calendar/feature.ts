import { calendarDayRecord, calendarDaysInput, z } from '@practice/contracts';
import { type Feature, get, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { listCalendarDays } from './list-calendar-days.ts';

const resolvers: Resolvers = {
  Query: { calendarDays: (_, input, ctx) => listCalendarDays(ctx, input) },
};

const routes: Route[] = [
  get('/api/calendar/days', listCalendarDays, {
    summary: 'Staff: opening hours, breaks, holidays and closed times of up to 62 days.',
    query: z.object(calendarDaysInput.shape),
    list: calendarDayRecord,
  }),
];

/** What calendars draw of closed times. */
export const calendar: Feature = { models: [], resolvers, routes };
