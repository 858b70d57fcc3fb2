import { expect, it } from 'vitest';
import { can, eventDefinitions } from './index.ts';

/** Events that no screen needs: moved addresses, audit entries, views of posts, moved city pages, replaced pictures, ended sessions, access, erasures, reminders, security alerts, and reports of messaging and of checks. */
const INTERNAL = [
  'address.moved',
  'audit.recorded',
  'blog-post.viewed',
  'consent-withdrawal.changed',
  'consents.requested',
  'cookie-choice.recorded',
  'deadline.announced',
  'local-page.moved',
  'media-item.replaced',
  'password-link.requested',
  'personal-data.erased',
  'personal-record.deleted',
  'records.expired',
  'retention.failed',
  'user.deleted',
  'security-alert.raised',
  'session.ended',
  'backup.failed',
  'self-check.faults-found',
  'url-health.faults-found',
  'reminder.answered',
  'reminder.due',
  'reminder.sent',
];

it('every event but the internal ones reaches the staff who may see what changed', () => {
  const unheard = Object.entries(eventDefinitions).filter(([, { audience }]) => audience === null);
  expect(unheard.map(([type]) => type).sort()).toEqual([...INTERNAL].sort());
});

it.each(['therapy-service.changed', 'menu.changed', 'testimonial.changed', 'local-page.changed'] as const)(
  '%s reaches all staff, who see such records everywhere',
  (type) => {
    const { audience } = eventDefinitions[type];
    expect(can('user', audience)).toBe(true);
  },
);
