import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const services = readdirSync(join(root, 'services')).map((name) => `services/${name}`);
const sources = ['packages/service-kit', 'gateway', ...services].map((workspace) => `${workspace}/src`);
const beside = /\.test\.ts$|\/testing\/|\/migrations\/|\/access\//;
/** With the session, one level of brackets deep. */
const inTransaction = /deleteMany\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*(?:session|options)[^()]*\)/;

/** Why what a transaction deletes stays far below a thousand documents, by files. */
const bounds: Readonly<Record<string, string>> = {
  'packages/service-kit/src/delete-in-batches.ts': 'a batch',
  'packages/service-kit/src/example-data/example-notes.ts': 'the example records',
  'packages/service-kit/src/jobs.ts': 'jobs of one record, or of a batch of the retention',
  'packages/service-kit/src/sequence-events.ts': 'a batch of events',
  'services/appointments/src/booking/idempotency-records.ts': 'requests of one phone and e-mail',
  'services/appointments/src/clinical/erase-child-profile.ts': 'one child',
  'services/appointments/src/records/remove-appointment.ts': 'changes of one appointment',
  'services/content/src/blog-post-revisions/record-blog-post-revision.ts': 'one revision',
  'services/content/src/blog/remove-blog-post.ts': 'the revisions of a post, 50',
  'services/content/src/content-revisions/create-content-revision.ts': 'the revisions of a page, 50',
  'services/content/src/menus/delete-menu.ts': 'the items of a menu',
  'services/content/src/pictures/picture-bucket.ts': 'the chunks of a picture',
  'services/content/src/seed/examples/setting-examples.ts': 'the settings',
  'services/identity/src/access-tokens/revoke-tokens-of.ts': 'the tokens of a user',
  'services/identity/src/change-password/change-password.ts': 'attempts at one account',
  'services/identity/src/password-links/add-user-link.ts': 'the links of a user',
  'services/identity/src/password-links/reset-password.ts': 'the links of an address',
  'services/identity/src/two-step/delete-second-steps.ts': 'the passkeys of a user',
  'services/identity/src/users/remove-user.ts': 'the devices of a user',
  'services/identity/src/users/write-password.ts': 'attempts at one account',
  'services/messaging/src/contact-messages/remove-contact-message.ts': 'one message',
  'services/messaging/src/emails/remove-appointment-emails.ts': 'the e-mails of an appointment',
  'services/messaging/src/forget-user.ts': 'what came since the deletion in batches before it',
  'services/messaging/src/notifications/remove-notifications.ts': 'what is about one record',
  'services/messaging/src/outbox/expired-emails.ts': 'a batch of the retention',
  'services/seo/src/keywords/import-queries.ts':
    'the lines of a file of a megabyte, which another file replaces at once',
  'services/seo/src/url-health/begin-url-check.ts': 'the addresses of a check',
  'services/seo/src/url-health/finish-url-check.ts': 'the pages of a check, 1,000',
  'services/seo/src/url-health/note-faults.ts': 'the faults of a check',
};

it('a transaction deletes what is bounded, and all else goes in batches', () => {
  const files = sources.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const deleting = files
    .filter((file) => file.endsWith('.ts') && !beside.test(file))
    .filter((file) => inTransaction.test(readFileSync(join(root, file), 'utf8')));
  expect(deleting.sort(), 'What bounds it? Without a bound: deleteInBatches').toEqual(Object.keys(bounds).sort());
});
