import { bulkSendAppointmentEmails } from './emails/bulk-send-appointment-emails.ts';
import { listAppointmentEmails } from './emails/list-appointment-emails.ts';
import { previewAppointmentEmail } from './emails/preview-appointment-email.ts';
import { previewRescheduledEmail } from './emails/preview-rescheduled-email.ts';
import { resendEmail } from './emails/resend-email.ts';
import { sendAppointmentEmail } from './emails/send-appointment-email.ts';
import type { Resolvers } from './generated/schema.ts';
import { changeNotification } from './notifications/change-notification.ts';
import { clearNotifications } from './notifications/clear-notifications.ts';
import { countUnreadNotifications } from './notifications/count-unread-notifications.ts';
import { deleteNotification } from './notifications/delete-notification.ts';
import { listNotifications } from './notifications/list-notifications.ts';
import { markAllNotificationsRead } from './notifications/mark-all-notifications-read.ts';
import { testNotification } from './notifications/test-notification.ts';

export const resolvers: Resolvers = {
  Query: {
    notifications: (_, input, ctx) => listNotifications(ctx, input),
    unreadNotificationCount: (_, _input, ctx) => countUnreadNotifications(ctx),
    appointmentEmails: (_, input, ctx) => listAppointmentEmails(ctx, input),
    appointmentEmailPreview: (_, input, ctx) => previewAppointmentEmail(ctx, input),
    rescheduledEmailPreview: (_, input, ctx) => previewRescheduledEmail(ctx, input),
  },
  Mutation: {
    changeNotification: (_, input, ctx) => changeNotification(ctx, input),
    markAllNotificationsRead: async (_, _input, ctx) => (await markAllNotificationsRead(ctx)).updatedCount,
    deleteNotification: async (_, input, ctx) => done(deleteNotification(ctx, input)),
    clearNotifications: (_, _input, ctx) => done(clearNotifications(ctx)),
    testNotification: (_, { input }, ctx) => testNotification(ctx, input ?? {}),
    sendAppointmentEmail: (_, input, ctx) => done(sendAppointmentEmail(ctx, input)),
    bulkSendAppointmentEmails: (_, input, ctx) => bulkSendAppointmentEmails(ctx, input),
    resendEmail: (_, input, ctx) => resendEmail(ctx, input),
  },
  Appointment: {
    emails: ({ id }, _, ctx) => listAppointmentEmails(ctx, { appointmentId: id }),
  },
};

/** True for a mutation without a result. */
async function done(work: Promise<unknown>): Promise<boolean> {
  await work;
  return true;
}
