import { type ClientSession, enqueueJob } from '@practice/service-kit';

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
