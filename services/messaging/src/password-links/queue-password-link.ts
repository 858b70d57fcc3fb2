import { type ClientSession, enqueueJob } from '@practice/service-kit';

export const SEND_PASSWORD_LINK = 'send-password-link';
/** With the kit's growing pauses as long as an invitation is valid; a job whose link has expired ends by itself. */
const MAX_ATTEMPTS = 120;

/** Queues the e-mail with a requested link, once. */
export async function queuePasswordLink(session: ClientSession, linkId: string): Promise<void> {
  await enqueueJob(session, {
    key: `password-link:${linkId}`,
    kind: SEND_PASSWORD_LINK,
    payload: { linkId },
    maxAttempts: MAX_ATTEMPTS,
  });
}
