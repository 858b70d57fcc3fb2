import { dropIndexes, type Migration } from '@practice/service-kit';

/** Records of e-mails were removed by the database after a year; how long they are kept is a setting now. */
export const emailsAreKeptByASetting: Migration = {
  name: '2026-11-25-emails-are-kept-by-a-setting',
  // The start builds it again, without an end.
  up: () => dropIndexes('outgoing_emails', ['createdAt_1']),
};
