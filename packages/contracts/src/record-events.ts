import type { Permission } from './permissions.ts';

/**
 * Events of records that say which one changed and no more, `{ id }`, with the permission of the staff who get them on the
 * event stream. One a line, in alphabetical order.
 */
export const recordEvents = {
  'appointment-file.changed': 'clinical:read',
  'assessment.changed': 'clinical:read',
  'backup.changed': 'backup:read',
  'blog-category.changed': 'content:view',
  'blog-post.changed': 'content:view',
  'child-profile.changed': 'clinical:read',
  'clinical-note.changed': 'clinical:read',
  'competitor-note.changed': 'seo:read',
  // Of an entry of the register.
  'consent.changed': 'consent:read',
  'contact-message.changed': 'contact:read',
  'contact-message.received': 'contact:read',
  // `id` is that of the page.
  'content-revision.changed': 'site-setting:read',
  'data-breach.changed': 'privacy:read',
  'data-request.changed': 'privacy:read',
  // Of what is edited: `blogPost/{id}`.
  'editors.changed': 'content:read',
  'email-template.changed': 'appointment:read',
  // `id` is `all`: some of it went, or a removal has begun or ended.
  'example-data.changed': 'example-data:read',
  // `id` is `all` after an import of queries: the figures of all may be others.
  'keyword.changed': 'seo:read',
  // Whether e-mails leave; `id` says nothing.
  'mail-state.changed': 'notification:read',
  'media-item.changed': 'content:read',
  // Of the user of the id.
  'notification-settings.changed': 'notification:read',
  'page.changed': 'content:view',
  'redirect.changed': 'seo:read',
  'refused-address.changed': 'refused-address:read',
  'retention-run.changed': 'privacy:read',
  // `all` when several were acknowledged.
  'security-alert.changed': 'security:read',
  // Of the run of all self-checks: it began, went on or ended.
  'self-check.changed': 'system:read',
  'testimonial.changed': 'content:view',
  'therapy-service.changed': 'therapy-service:view',
  // Of the check of all addresses: a step was done.
  'url-health.changed': 'seo:read',
  // Also when an access token of the user is revoked: gateways check the user's sessions again.
  'user.changed': 'user:read',
} as const satisfies Record<string, Permission>;
