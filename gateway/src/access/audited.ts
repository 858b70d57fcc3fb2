import { auditEntityLabels, auditSentence, type EventPayload } from '@practice/contracts';
import { lastSeq } from '@practice/service-kit';
import { eventsSince } from '@practice/service-kit/testing';
import { expect } from 'vitest';
import type { Person } from './access-case.ts';

/**
 * Not a change to a record of the practice: what one person has read or archived, or which version one browser shows and
 * which cookies it allows or page it showed; what somebody has open; of an upload, all before it becomes a file; and what stores nothing.
 */
export const ofOneself = new Set([
  'Mutation.changeNotification',
  'Mutation.recordConsent',
  'Mutation.markAllNotificationsRead',
  'Mutation.deleteNotification',
  'Mutation.clearNotifications',
  'PATCH /api/notifications/:id',
  'POST /api/notifications/mark-all-read',
  'DELETE /api/notifications/:id',
  'DELETE /api/notifications',
  'POST /api/consents',
  'PUT /api/remotes/previews',
  'DELETE /api/remotes/previews',
  'POST /api/remotes/preview-links',
  'POST /api/load-times',
  'POST /api/remote-failures',
  'POST /api/page-visits',
  'POST /api/auth/logout',
  'POST /api/auth/passkey/options',
  'POST /api/auth/password-link',
  'Mutation.startPasskey',
  'POST /api/passkeys/options',
  'POST /api/appointment-page/initialize',
  'Mutation.noteEditing',
  'Mutation.stopEditing',
  'PUT /api/editors/:kind/:recordId',
  'DELETE /api/editors/:tab',
  'Mutation.recordBlogView',
  'POST /api/blog/:id/view',
  'POST /api/appointments/:appointmentId/file-uploads',
  'PUT /api/file-uploads/:id/parts/:part',
  'DELETE /api/file-uploads/:id',
  'POST /api/email-templates/:id/preview',
  'Mutation.previewRedirectFile',
  'POST /api/seo/redirects/import/preview',
  'Mutation.previewQueryFile',
  'POST /api/seo/keywords/import/preview',
]);

/** Whether an endpoint changes or exports something: then a call leaves an entry, unless it is `ofOneself`. */
export function isAudited(endpoint: string): boolean {
  const isReading = endpoint.startsWith('GET ') || endpoint.startsWith('Query.');
  return !isReading || endpoint.includes('/export/');
}

type Entries = EventPayload<'audit.recorded'>[];

/** The entries for the audit log that a request leaves, and its response. */
export async function withEntries<T>(request: () => Promise<T>): Promise<{ response: T; entries: Entries }> {
  const before = await lastSeq();
  const response = await request();
  const events = await eventsSince(before);
  return { response, entries: events.flatMap((event) => (event.type === 'audit.recorded' ? [event.payload] : [])) };
}

/** Checks what an admin's good call leaves in the audit log; a test of its own says so, after that of the call. */
export function followEntries(endpoint: string) {
  const isOfOneself = ofOneself.has(endpoint);
  let entries: Entries | undefined;
  return {
    left: isOfOneself ? 'nothing' : 'an entry',
    async call<T>(person: Person, request: () => Promise<T>): Promise<T> {
      if (person !== 'admin' || !isAudited(endpoint)) return request();
      const found = await withEntries(request);
      entries = found.entries;
      return found.response;
    },
    check(): void {
      if (isOfOneself) expect(entries).toEqual([]);
      else expect(entries?.length).toBeGreaterThan(0);
      const someone = { userId: expect.any(String), username: expect.any(String), address: expect.any(String) };
      for (const entry of entries ?? []) {
        expect(entry).toMatchObject(someone);
        // The screen of the audit log says it in Turkish.
        expect({ ...entry, sentence: auditSentence(entry) }).toMatchObject({ sentence: expect.any(String) });
        expect(Object.keys(auditEntityLabels)).toContain(entry.entity);
      }
    },
  };
}
