import {
  callService,
  type EventHandlers,
  handlerWithLoad,
  systemContext,
  type TraceParent,
} from '@practice/service-kit';
import { adminAlertHandlers } from './admin-alerts/notify-admins.ts';
import { noteContactWithdrawal } from './contact-messages/consents/note-contact-withdrawal.ts';
import { handleReceivedMessage } from './contact-messages/handle-received-message.ts';
import { queueRequestEmails, queueStatusEmail } from './emails/queue-emails.ts';
import { queueReminder } from './emails/queue-reminder.ts';
import { queueRescheduledEmail } from './emails/queue-rescheduled-email.ts';
import { removeAppointmentEmails } from './emails/remove-appointment-emails.ts';
import { forgetSoundAndNotifications, forgetUser } from './forget-user.ts';
import { serviceTitle } from './formatting/service-title.ts';
import { queueDigests } from './notification-settings/digest/queue-digests.ts';
import { notifyOfAnswer } from './notifications/notify-of-answer.ts';
import { type AppointmentRequest, notifyOfRequest } from './notifications/notify-of-request.ts';
import { removeNotifications } from './notifications/remove-notifications.ts';
import { retryWaitingEmails } from './outbox/retry-waiting-emails.ts';
import { queuePasswordLink } from './password-links/queue-password-link.ts';
import { notifyUserOfRefusal } from './refused-addresses/notify-user-of-refusal.ts';
import { queueUrlHealthAlert } from './url-health-alerts/queue-url-health-alert.ts';

export const handlers: EventHandlers = {
  ...adminAlertHandlers,
  'appointment.requested': handlerWithLoad({
    load: ({ payload, trace }) => loadRequest(payload.appointmentId, trace),
    apply: async (session, _event, request) => {
      if (!request) return;
      await notifyOfRequest(session, request);
      await queueRequestEmails(session, request.appointment);
    },
  }),
  'appointment.changed': {
    apply: async (session, { payload }) => {
      if (payload.changeType !== 'deleted') {
        await queueStatusEmail(session, payload);
        return queueRescheduledEmail(session, payload);
      }
      await removeNotifications(session, { 'metadata.appointmentId': payload.appointmentId });
      await removeAppointmentEmails(session, payload.appointmentId);
    },
  },
  'consent-withdrawal.changed': {
    apply: (session, { payload }) => noteContactWithdrawal(session, payload),
  },
  'contact-message.received': handleReceivedMessage,
  'notification.created': {
    apply: (session, { payload }) => queueDigests(session, payload.notificationId),
  },
  'password-link.requested': {
    apply: (session, { payload }) => queuePasswordLink(session, payload.id),
  },
  'refused-address.changed': notifyUserOfRefusal,
  'reminder.answered': handlerWithLoad({
    load: ({ payload, trace }) => findAppointment(payload.appointmentId, trace),
    apply: async (session, { payload }, appointment) => {
      if (appointment) await notifyOfAnswer(session, payload, appointment);
    },
  }),
  'reminder.due': {
    apply: (session, { payload }) => queueReminder(session, payload),
  },
  'site-setting.changed': {
    apply: (session, { payload }) => retryWaitingEmails(session, payload),
  },
  'url-health.faults-found': {
    apply: (session, { payload }) => queueUrlHealthAlert(session, payload.id),
  },
  'user.deleted': {
    load: ({ payload }) => forgetSoundAndNotifications(payload.id),
    apply: (session, { payload }) => forgetUser(session, payload.id),
  },
};

/** The requested appointment; null when it was deleted meanwhile. */
async function loadRequest(id: string, trace: TraceParent | undefined): Promise<AppointmentRequest | null> {
  const appointment = await findAppointment(id, trace);
  return appointment && { appointment, serviceTitle: await serviceTitle(appointment.serviceType) };
}

function findAppointment(id: string, trace: TraceParent | undefined) {
  return callService('appointments', 'getAppointment', { id }, systemContext('event', trace));
}
