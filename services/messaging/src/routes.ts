import {
  changeNotificationInput,
  idParam,
  listNotificationsInput,
  notificationRecord,
  sendAppointmentEmailInput,
  z,
} from '@practice/contracts';
import { del, get, patch, post, type Route } from '@practice/service-kit';
import { listNotifications } from './notifications/list-notifications.ts';
import {
  changeNotification,
  clearNotifications,
  deleteNotification,
  markAllNotificationsRead,
} from './notifications/mark-notifications.ts';
import {
  bulkEmailAnswer,
  bulkEmailInput,
  bulkSendAppointmentEmails,
  emailQueuedAnswer,
  sendAppointmentEmail,
} from './outbox/answer-parent.ts';
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
  patch('/api/notifications/:id', changeNotification, {
    summary: 'Read, unread or archived, for the caller alone.',
    params: idParam,
    body: changeNotificationInput.omit({ id: true }).meta({ id: 'NotificationChange' }),
    answer: notificationRecord,
  }),
  post('/api/notifications/mark-all-read', markAllNotificationsRead, {
    summary: 'Everything read, for the caller alone.',
    answer: z.object({ updatedCount: z.number() }),
  }),
  del('/api/notifications/:id', deleteNotification, {
    summary: 'Takes a notification away, for the caller alone.',
    params: idParam,
    status: 204,
  }),
  del('/api/notifications', clearNotifications, {
    summary: 'Takes every notification away, for the caller alone.',
    status: 204,
  }),
  post('/api/appointments/:id/send-email', sendAppointmentEmail, {
    summary: 'Queues an e-mail to the parent.',
    params: idParam,
    body: sendAppointmentEmailInput.omit({ id: true }).meta({ id: 'AppointmentEmail' }),
    answer: emailQueuedAnswer,
  }),
  post('/api/appointments/bulk-send-email', bulkSendAppointmentEmails, {
    summary: 'Queues an e-mail to the parents of several appointments.',
    body: bulkEmailInput,
    answer: bulkEmailAnswer,
  }),
];
