import { dashboardMessages } from '@practice/contracts';
import { type Feature, get } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { getDashboardMessages } from './get-dashboard-messages.ts';

const resolvers: Resolvers = {
  Query: { dashboardMessages: (_, _input, ctx) => getDashboardMessages(ctx) },
  FailedEmail: {
    // Its e-mails have a resolver of their own.
    appointment: ({ about, subjectId }) => (about === 'appointment' ? { id: subjectId, emails: [] } : null),
  },
};

/** What the dashboard shows of messages and e-mails. */
export const dashboard: Feature = {
  models: [],
  resolvers,
  routes: [
    get('/api/dashboard/messages', (ctx) => getDashboardMessages(ctx), {
      summary: 'Staff: messages that nobody has read, and e-mails that failed.',
      response: dashboardMessages,
    }),
  ],
};
