import { defineService, type InternalFunctions, type Service } from '@practice/service-kit';
import sdl from './generated/sdl.ts';
import { handlers } from './handlers.ts';
import { notificationsKnowTheirAppointment } from './migrations/2026-11-22-notifications-know-their-appointment.ts';
import { getNotification } from './notifications/get-notification.ts';
import { NotificationModel } from './notifications/notification.model.ts';
import { OutgoingEmailModel } from './outbox/outgoing-email.model.ts';
import { SEND_EMAIL } from './outbox/queue-emails.ts';
import { RequestEmailQuotaModel } from './outbox/request-email-quota.ts';
import { sendEmail, tellOfHeldEmail } from './outbox/send-email.ts';
import { resolvers } from './resolvers.ts';
import { routes } from './routes.ts';

/** Notifications of staff and outgoing e-mails. */
export function createService(): Service {
  const internal: InternalFunctions<'messaging'> = { getNotification };
  return defineService({
    name: 'messaging',
    sdl,
    resolvers,
    routes,
    handlers,
    internal,
    jobs: { [SEND_EMAIL]: { run: sendEmail, onHeld: tellOfHeldEmail } },
    models: [NotificationModel, OutgoingEmailModel, RequestEmailQuotaModel],
    migrations: [notificationsKnowTheirAppointment],
  });
}
