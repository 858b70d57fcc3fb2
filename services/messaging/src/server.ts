import { defineService, type InternalFunctions, type Service, storedFileModels } from '@practice/service-kit';
import { SEND_ADMIN_ALERT } from './admin-alerts/queue-admin-alert.ts';
import { sendAdminAlert } from './admin-alerts/send-admin-alert.ts';
import { getConsents } from './contact-messages/consents/get-consents.ts';
import { listConsents } from './contact-messages/consents/list-consents.ts';
import { listConsentedVersions } from './contact-messages/list-consented-versions.ts';
import { SEND_CONTACT_EMAIL } from './contact-messages/queue-contact-emails.ts';
import { SEND_CONTACT_REPLY } from './contact-messages/replies/contact-reply.model.ts';
import { notifyReplyDelayed, sendContactReply } from './contact-messages/replies/send-contact-reply.ts';
import { sendContactEmail } from './contact-messages/send-contact-email.ts';
import { OutgoingEmailModel } from './emails/outgoing-email.model.ts';
import { SEND_EMAIL } from './emails/queue-emails.ts';
import { RequestEmailQuotaModel } from './emails/request-email-quota.ts';
import { notifyEmailDelayed, sendEmail } from './emails/send-email.ts';
import { eraseExpiredRecords } from './erase-expired-records.ts';
import { features } from './features.ts';
import { findExpiredRecords } from './find-expired-records.ts';
import sdl from './generated/sdl.ts';
import { handlers } from './handlers.ts';
import { messagesCanBeSpam } from './migrations/2026-11-22-messages-can-be-spam.ts';
import { notificationsKnowTheirAppointment } from './migrations/2026-11-22-notifications-know-their-appointment.ts';
import { notificationsKnowTheirMessage } from './migrations/2026-11-22-notifications-know-their-message.ts';
import { alertsOfBackupsAreAdminAlerts } from './migrations/2026-11-25-alerts-of-backups-are-admin-alerts.ts';
import { emailsAreKeptByASetting } from './migrations/2026-11-25-emails-are-kept-by-a-setting.ts';
import { subjectsOfMessagesAreEncrypted } from './migrations/2026-11-26-subjects-of-messages-are-encrypted.ts';
import { SEND_DIGEST } from './notification-settings/digest/queue-digests.ts';
import { sendDigest } from './notification-settings/digest/send-digest.ts';
import { getNotificationSound } from './notification-settings/get-notification-sound.ts';
import { SOUNDS_BUCKET } from './notification-settings/sound-bucket.ts';
import { getNotification } from './notifications/get-notification.ts';
import { NotificationModel } from './notifications/notification.model.ts';
import { SEND_PASSWORD_LINK } from './password-links/queue-password-link.ts';
import { sendPasswordLink } from './password-links/send-password-link.ts';
import { erasePersonalRecord } from './personal-data/erase-personal-record.ts';
import { findPersonalData } from './personal-data/find-personal-data.ts';
import { resolvers } from './resolvers.ts';
import { routes } from './routes.ts';
import { runSelfCheckStep } from './self-checks/run-self-check-step.ts';
import { samplePersonalData } from './self-checks/sample-personal-data.ts';
import { changeSubscription } from './unsubscribes/change-subscription.ts';
import { readUnsubscribePage } from './unsubscribes/read-unsubscribe-page.ts';
import { UnsubscribeModel } from './unsubscribes/unsubscribe.model.ts';
import { SEND_URL_HEALTH_ALERT } from './url-health-alerts/queue-url-health-alert.ts';
import { sendUrlHealthAlert } from './url-health-alerts/send-url-health-alert.ts';

/** Notifications of staff and outgoing e-mails. */
export function createService(): Service {
  const internal: InternalFunctions<'messaging'> = {
    changeSubscription,
    eraseExpiredRecords,
    erasePersonalRecord,
    findExpiredRecords,
    findPersonalData,
    getConsents,
    getNotification,
    getNotificationSound,
    listConsents,
    listConsentedVersions,
    readUnsubscribePage,
    runSelfCheckStep,
    samplePersonalData,
  };
  return defineService({
    name: 'messaging',
    sdl,
    features: Object.values(features),
    resolvers,
    routes,
    handlers,
    internal,
    jobs: {
      [SEND_EMAIL]: { run: sendEmail, onStalled: notifyEmailDelayed },
      [SEND_ADMIN_ALERT]: { run: sendAdminAlert },
      [SEND_CONTACT_EMAIL]: { run: sendContactEmail },
      [SEND_CONTACT_REPLY]: { run: sendContactReply, onStalled: notifyReplyDelayed },
      [SEND_DIGEST]: { run: sendDigest },
      [SEND_PASSWORD_LINK]: { run: sendPasswordLink },
      [SEND_URL_HEALTH_ALERT]: { run: sendUrlHealthAlert },
    },
    models: [
      NotificationModel,
      OutgoingEmailModel,
      RequestEmailQuotaModel,
      UnsubscribeModel,
      ...storedFileModels(SOUNDS_BUCKET),
    ],
    migrations: [
      notificationsKnowTheirAppointment,
      messagesCanBeSpam,
      notificationsKnowTheirMessage,
      alertsOfBackupsAreAdminAlerts,
      emailsAreKeptByASetting,
      subjectsOfMessagesAreEncrypted,
    ],
  });
}
