import { dashboardRecord } from '@practice/contracts';
import { type Feature, get } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { getDashboard } from './get-dashboard.ts';

const resolvers: Resolvers = {
  Query: { dashboard: (_, _input, ctx) => getDashboard(ctx) },
};

/** What the dashboard shows of appointments. */
export const dashboard: Feature = {
  models: [],
  resolvers,
  routes: [
    get('/api/dashboard', (ctx) => getDashboard(ctx), {
      summary:
        "Staff: today's appointments, requests that wait with the end of the promised 24 hours, reminders that are due, the week's load, rates and revenue by month.",
      response: dashboardRecord,
    }),
  ],
};
