import type { Resolvers } from './generated/schema.ts';
import { listNotifications } from './notifications/list-notifications.ts';
import {
  changeNotification,
  clearNotifications,
  countUnreadNotifications,
  deleteNotification,
  markAllNotificationsRead,
} from './notifications/mark-notifications.ts';
import {
  bulkSendAppointmentEmails,
  previewAppointmentEmail,
  resendEmail,
  sendAppointmentEmail,
} from './outbox/answer-parent.ts';
import { listAppointmentEmails } from './outbox/list-appointment-emails.ts';

export const resolvers: Resolvers = {
  Query: {
    notifications: (_, input, ctx) => listNotifications(ctx, input),
    unreadNotificationCount: (_, _input, ctx) => countUnreadNotifications(ctx),
    appointmentEmails: (_, input, ctx) => listAppointmentEmails(ctx, input),
    appointmentEmailPreview: (_, input, ctx) => previewAppointmentEmail(ctx, input),
  },
  Mutation: {
    changeNotification: (_, input, ctx) => changeNotification(ctx, input),
    markAllNotificationsRead: async (_, _input, ctx) => (await markAllNotificationsRead(ctx)).updatedCount,
    deleteNotification: async (_, input, ctx) => done(deleteNotification(ctx, input)),
    clearNotifications: (_, _input, ctx) => done(clearNotifications(ctx)),
    sendAppointmentEmail: (_, input, ctx) => done(sendAppointmentEmail(ctx, input)),
    bulkSendAppointmentEmails: (_, input, ctx) => bulkSendAppointmentEmails(ctx, input),
    resendEmail: (_, input, ctx) => resendEmail(ctx, input),
  },
  Appointment: {
    emails: ({ id }, _, ctx) => listAppointmentEmails(ctx, { appointmentId: id }),
  },
};

/** True for a deed with no answer of its own. */
async function done(deed: Promise<unknown>): Promise<boolean> {
  await deed;
  return true;
}
