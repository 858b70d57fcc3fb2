import { ask, type EventHandlers } from '@practice/service-kit';
import { notifyOfRequest } from './notifications/notify-of-request.ts';
import { queueRequestEmails, queueStatusAnswer, retryAfterSettings } from './outbox/queue-emails.ts';

export const handlers: EventHandlers = {
  'appointment.requested': async ({ payload }, session) => {
    const appointment = await ask('appointments', 'getAppointment', { id: payload.appointmentId });
    if (!appointment) return;
    await notifyOfRequest(session, appointment);
    await queueRequestEmails(session, appointment.id);
  },
  'appointment.changed': ({ payload }, session) => queueStatusAnswer(session, payload),
  'site-setting.changed': ({ payload }) => retryAfterSettings(payload),
};
