import { listNotificationsInput, notificationRecord, z } from '@practice/contracts';
import { get, type Route } from '@practice/service-kit';
import { listNotifications } from './notifications/list-notifications.ts';
import { appointmentEmailsInput, listAppointmentEmails } from './outbox/list-appointment-emails.ts';
import { outgoingEmailRecord } from './outbox/outgoing-email.model.ts';

export const routes: Route[] = [
  get('/api/notifications/list', async (ctx, input) => ({ notifications: await listNotifications(ctx, input) }), {
    summary: "The caller's notifications, newest first.",
    query: listNotificationsInput,
    answer: z.object({ notifications: z.array(notificationRecord) }),
  }),
  get('/api/appointments/:appointmentId/emails', listAppointmentEmails, {
    summary: 'The e-mails about an appointment and their state, oldest first.',
    params: appointmentEmailsInput,
    answer: z.array(outgoingEmailRecord),
    list: true,
  }),
];
