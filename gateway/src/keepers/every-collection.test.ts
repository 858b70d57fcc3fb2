import { type RetentionClass, retentionClasses, type SelfExpiringKind, selfExpiringRecords } from '@practice/contracts';
import { database } from '@practice/service-kit';
import { useTestDatabase as withTestDatabase } from '@practice/service-kit/testing';
import { expect, it } from 'vitest';
import { createServices } from '../services.ts';

withTestDatabase(createServices());

/** What says how long the documents of a collection are kept, where they are about families. */
const kept: Readonly<Record<string, RetentionClass | SelfExpiringKind>> = {
  appointments: 'appointment',
  appointment_changes: 'appointment',
  appointment_files: 'appointment',
  day_schedules: 'appointment',
  child_profiles: 'childProfile',
  child_identities: 'childProfile',
  child_appointments: 'childProfile',
  clinical_notes: 'childProfile',
  assessments: 'childProfile',
  contact_messages: 'contactMessage',
  contact_replies: 'contactMessage',
  outgoing_emails: 'outgoingEmail',
  data_requests: 'dataRequest',
  notifications: 'notification',
  jobs: 'sentEmail',
  booking_requests: 'bookingRequest',
  contact_submissions: 'contactSubmission',
  refused_addresses: 'refusedAddress',
  request_email_quotas: 'emailQuota',
  unsubscribes: 'unsubscribe',
  file_uploads: 'upload',
  file_upload_parts: 'upload',
  consents: 'cookieChoice',
  destruction_records: 'destructionRecord',
  // With their records; without them as proofs.
  consent_entries: 'erasedConsent',
  audit_log: 'auditEntry',
  security_alerts: 'auditEntry',
  backups: 'backup',
};

/** What names no family: texts of the site, the calendar, the staff, figures, and what the product notes of itself by ids. */
const ofNoFamily = [
  ...['access_tokens', 'login_attempts', 'passkey_challenges', 'passkeys', 'password_links', 'two_steps', 'users'],
  ...['available_slots', 'blockouts', 'former_services', 'holidays', 'therapy_services', 'working_hours'],
  ...['address_locks', 'blog_categories', 'blog_post_drafts', 'blog_post_revisions', 'blog_posts', 'blog_view_salts'],
  ...['blog_views', 'content_page_locks', 'content_revisions', 'editors', 'legal_texts', 'local_pages', 'media_items'],
  ...['menu_items', 'menus', 'pages', 'searched_terms', 'setting_changes', 'site_settings'],
  ...['challenge_counts', 'known_devices', 'refusal_batches', 'security_activities', 'solved_challenges'],
  // A breach is told in kinds and numbers; a gateway says how it is.
  ...[
    'data_breaches',
    'deadline_notices',
    'email_templates',
    'example_records',
    'gateways',
    'remote_changes',
    'remote_failures',
  ],
  // What families have allowed to be published: staff take it away when they are asked to.
  'testimonials',
  ...['competitor_notes', 'counted_redirect_batches', 'keywords', 'load_times', 'meta_tags', 'missing_address_batches'],
  ...['missing_addresses', 'redirect_locks', 'redirect_operations', 'redirects', 'search_queries', 'seo_score_days'],
  ...['url_health', 'url_health_answers', 'url_health_check', 'url_health_days', 'url_health_faults', 'url_traffic'],
  ...['url_traffic_batches', 'url_traffic_salts', 'notification_digests', 'notification_settings', 'retention_runs'],
  ...['counters', 'event_outbox', 'events', 'given_up_events', 'migration_locks', 'migrations', 'rate_limit_hits'],
  // How the mail server answers; recipients are hashes.
  ...['mail_health', 'self_check_runs'],
];

it('every collection is of no family, or something says how long it is kept', async () => {
  const stored = await database().listCollections({}, { nameOnly: true }).toArray();
  const names = stored.map(({ name }) => name).filter((name) => !/\.(files|chunks)$/.test(name));
  expect(names.filter((name) => !(name in kept) && !ofNoFamily.includes(name))).toEqual([]);
  const used = new Set<string>(Object.values(kept));
  const rules = [...retentionClasses, ...Object.keys(selfExpiringRecords)];
  expect(rules.filter((rule) => !used.has(rule))).toEqual([]);
});

const DAY = 86_400;
/** Removed by a run or by their service, not by the database. */
const byProduct: readonly string[] = ['auditEntry', 'backup', ...retentionClasses];

it.each(Object.entries(kept))('%s: %s', async (name, rule) => {
  const indexes = await database().collection(name).indexes();
  const [seconds] = indexes.flatMap(({ expireAfterSeconds }) => expireAfterSeconds ?? []);
  if (byProduct.includes(rule)) return expect(seconds).toBeUndefined();
  const { period } = selfExpiringRecords[rule as SelfExpiringKind];
  // Without seconds each document says itself when it goes.
  const days = seconds && 'days' in period ? [seconds / DAY] : [];
  expect(seconds).toBeDefined();
  if ('days' in period && days.length > 0) expect(days).toEqual([period.days]);
});
