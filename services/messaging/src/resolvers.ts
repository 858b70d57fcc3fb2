import type { Resolvers } from './generated/schema.ts';
import { listNotifications } from './notifications/list-notifications.ts';
import { listAppointmentEmails } from './outbox/list-appointment-emails.ts';

export const resolvers: Resolvers = {
  Query: {
    notifications: (_, input, ctx) => listNotifications(ctx, input),
    appointmentEmails: (_, input, ctx) => listAppointmentEmails(ctx, input),
  },
};
