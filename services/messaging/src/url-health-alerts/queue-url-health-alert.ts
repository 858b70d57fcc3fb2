import type { EventPayload } from '@practice/contracts';
import { type ClientSession, enqueueJob, retryWaitingJobs } from '@practice/service-kit';

export const SEND_URL_HEALTH_ALERT = 'send-url-health-alert';
/** With the kit's growing pauses these are two days of attempts. */
const MAX_ATTEMPTS = 50;

/** Queues the e-mail about the faults that a check of the site's addresses was the first to find, once. */
export async function queueUrlHealthAlert(session: ClientSession, runId: string): Promise<void> {
  await enqueueJob(session, {
    key: `url-health-alert:${runId}`,
    kind: SEND_URL_HEALTH_ALERT,
    payload: { runId },
    maxAttempts: MAX_ATTEMPTS,
  });
}

/** Retries waiting e-mails at once when a setting changed that they may have waited for. */
export async function retryUrlHealthAlerts(
  session: ClientSession,
  { categories, keys }: EventPayload<'site-setting.changed'>,
): Promise<void> {
  if (!categories.includes('email') && !keys.includes('contact_email')) return;
  await retryWaitingJobs(session, SEND_URL_HEALTH_ALERT);
}
