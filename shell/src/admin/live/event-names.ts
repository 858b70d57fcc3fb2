import { type EventType, recordEvents } from '@practice/contracts';

/**
 * The named events of the stream beside those of records; new notifications come as plain messages. A missing event does
 * not compile.
 */
const names: Record<Exclude<EventType, 'notification.created' | keyof typeof recordEvents>, true> = {
  'appointment.requested': true,
  'appointment.changed': true,
  'audit.recorded': true,
  'blog-post.viewed': true,
  'calendar.changed': true,
  'site-setting.changed': true,
  'menu.changed': true,
  'legal-text.changed': true,
  'local-page.changed': true,
  'local-page.moved': true,
  'media-item.replaced': true,
  'address.moved': true,
  'meta-tag.changed': true,
  'notification.changed': true,
  'email.changed': true,
  'reminder.answered': true,
  'reminder.due': true,
  'reminder.sent': true,
  'backup.failed': true,
  'consent-withdrawal.changed': true,
  'consents.requested': true,
  'cookie-choice.recorded': true,
  'deadline.announced': true,
  'url-health.faults-found': true,
  'password-link.requested': true,
  'personal-data.erased': true,
  'personal-record.deleted': true,
  'records.expired': true,
  'retention.failed': true,
  'security-alert.raised': true,
  'self-check.faults-found': true,
  'user.deleted': true,
  'session.ended': true,
};

export const eventNames = [...Object.keys(names), ...Object.keys(recordEvents), 'reset'];
