import type { EventType } from './events.ts';

/**
 * Which root fields of queries give visitors another result after an event of a type. A cached page is dropped when one of
 * those that it was rendered with does; one that was rendered with a field which no event names is not cached. One event a
 * line, in alphabetical order.
 */
export const queriesByEvent = {
  'address.moved': [],
  'appointment-file.changed': [],
  'appointment.changed': [],
  'appointment.requested': [],
  'assessment.changed': [],
  'audit.recorded': [],
  'backup.changed': [],
  'backup.failed': [],
  'blog-category.changed': ['blogCategories', 'blogCategory', 'blogPost', 'blogPosts'],
  'blog-post.changed': ['blogCategories', 'blogCategory', 'blogPost', 'blogPosts'],
  'blog-post.viewed': [],
  'calendar.changed': ['workingHours'],
  'child-profile.changed': [],
  'clinical-note.changed': [],
  'competitor-note.changed': [],
  'consent-withdrawal.changed': [],
  'consent.changed': [],
  'consents.requested': [],

  'contact-message.changed': [],
  'contact-message.received': [],
  'content-revision.changed': [],
  'cookie-choice.recorded': [],
  'data-breach.changed': [],
  'data-request.changed': [],
  'deadline.announced': [],
  'editors.changed': [],
  'email-template.changed': [],
  'email.changed': [],
  'example-data.changed': [],
  'keyword.changed': [],
  'legal-text.changed': ['legalText', 'legalTexts', 'legalTextVersions'],
  'local-page.changed': ['localPages', 'localPage', 'sitePage'],
  'local-page.moved': [],
  'media-item.changed': [],
  'media-item.replaced': [],
  'menu.changed': ['menu', 'menus'],
  'meta-tag.changed': ['metaTag'],
  'notification-settings.changed': [],
  'notification.changed': [],
  'notification.created': [],
  'page.changed': ['homepage', 'menu', 'menus', 'pages', 'sitePage'],
  'password-link.requested': [],
  'personal-data.erased': [],
  'personal-record.deleted': [],
  'records.expired': [],
  'redirect.changed': [],
  'refused-address.changed': [],
  'reminder.answered': [],
  'reminder.due': [],
  'reminder.sent': [],
  'retention-run.changed': [],
  'retention.failed': [],
  'security-alert.changed': [],
  'security-alert.raised': [],
  'self-check.changed': [],
  'self-check.faults-found': [],
  'session.ended': [],
  'site-setting.changed': ['appointmentPage', 'siteSettings'],
  'testimonial.changed': ['testimonials'],
  'therapy-service.changed': ['therapyServices', 'therapyService'],
  'url-health.changed': [],
  'url-health.faults-found': [],
  'user.changed': [],
  'user.deleted': [],
} as const satisfies Record<EventType, readonly string[]>;

/** The types of events that change what visitors see. */
export type PublicEventType = {
  [T in EventType]: (typeof queriesByEvent)[T] extends readonly [] ? never : T;
}[EventType];
