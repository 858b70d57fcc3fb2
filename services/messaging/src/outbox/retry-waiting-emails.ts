import type { EventPayload } from '@practice/contracts';
import { type ClientSession, retryWaitingJobs } from '@practice/service-kit';
import { emailJobKinds } from '../email-jobs.ts';
import { forgetMailFailures } from '../mail-state/note-mail-outcome.ts';

/** Retries waiting e-mails of every kind at once when a setting changed that they may have waited for. */
export async function retryWaitingEmails(
  session: ClientSession,
  { categories, keys }: EventPayload<'site-setting.changed'>,
): Promise<void> {
  if (!categories.includes('email') && !keys.includes('contact_email')) return;
  await forgetMailFailures(session);
  for (const kind of emailJobKinds()) await retryWaitingJobs(session, kind);
}
