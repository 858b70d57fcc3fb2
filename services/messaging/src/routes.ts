import {
  allReadResponse,
  appointmentEmailBody,
  bulkEmailBody,
  bulkEmailResponse,
  changeNotificationInput,
  emailQueuedResponse,
  listAppointmentEmailsInput,
  listNotificationsInput,
  notificationRecord,
  outgoingEmailRecord,
  testNotificationInput,
  z,
} from '@practice/contracts';
import { del, get, patch, post, type Route } from '@practice/service-kit';
import { bulkSendAppointmentEmails } from './emails/bulk-send-appointment-emails.ts';
import { listAppointmentEmails } from './emails/list-appointment-emails.ts';
import { sendAppointmentEmail } from './emails/send-appointment-email.ts';
import { changeNotification } from './notifications/change-notification.ts';
import { clearNotifications } from './notifications/clear-notifications.ts';
import { deleteNotification } from './notifications/delete-notification.ts';
import { listNotifications } from './notifications/list-notifications.ts';
import { markAllNotificationsRead } from './notifications/mark-all-notifications-read.ts';
import { testNotification } from './notifications/test-notification.ts';

export const routes: Route[] = [
  get('/api/notifications/list', async (ctx, input) => ({ notifications: await listNotifications(ctx, input) }), {
    summary: "The caller's notifications, newest first.",
    query: listNotificationsInput,
    response: z.object({ notifications: z.array(notificationRecord) }),
  }),
  get('/api/appointments/:appointmentId/emails', listAppointmentEmails, {
    summary: 'The e-mails about an appointment and their state, oldest first.',
    params: listAppointmentEmailsInput,
    list: outgoingEmailRecord,
  }),
  patch('/api/notifications/:id', changeNotification, {
    summary: 'Read, unread or archived, for the caller alone.',
    body: changeNotificationInput.omit({ id: true }).meta({ id: 'NotificationChange' }),
    response: notificationRecord,
  }),
  post('/api/notifications/mark-all-read', markAllNotificationsRead, {
    summary: 'Everything read, for the caller alone.',
    response: allReadResponse,
  }),
  del('/api/notifications/:id', deleteNotification, { summary: 'Takes a notification away, for the caller alone.' }),
  del('/api/notifications', clearNotifications, { summary: 'Takes every notification away, for the caller alone.' }),
  post('/api/notifications/test', testNotification, {
    summary: 'A notification for the caller alone, to try out what arrives.',
    body: testNotificationInput,
    response: notificationRecord,
    status: 201,
  }),
  post('/api/appointments/:id/send-email', sendAppointmentEmail, {
    summary: 'Queues an e-mail to the parent, of a type or by its template.',
    body: appointmentEmailBody,
    response: emailQueuedResponse,
    problems: ['CONSENT_WITHDRAWN'],
  }),
  post('/api/appointments/bulk-send-email', bulkSendAppointmentEmails, {
    summary: 'Queues an e-mail to the parents of several appointments.',
    body: bulkEmailBody,
    response: bulkEmailResponse,
  }),
];
