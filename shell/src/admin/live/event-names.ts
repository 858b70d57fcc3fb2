import type { EventType } from '@practice/contracts';

/** The named events of the stream; new notifications come as plain messages. A missing event does not compile. */
const names: Record<Exclude<EventType, 'notification.created'>, true> = {
  'appointment.requested': true,
  'appointment.changed': true,
  'audit.recorded': true,
  'calendar.changed': true,
  'therapy-service.changed': true,
  'site-setting.changed': true,
  'menu.changed': true,
  'testimonial.changed': true,
  'legal-text.changed': true,
  'local-page.changed': true,
  'meta-tag.changed': true,
  'notification.changed': true,
  'email.changed': true,
  'reminder.sent': true,
  'user.changed': true,
  'session.ended': true,
};

export const eventNames = [...Object.keys(names), 'reset'];
