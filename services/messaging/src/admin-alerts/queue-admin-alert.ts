import { type ClientSession, enqueueJob } from '@practice/service-kit';
import type { AdminAlertEvent } from './alert-sources.ts';

export const SEND_ADMIN_ALERT = 'send-admin-alert';
/** With the kit's growing pauses these are two days of attempts. */
const MAX_ATTEMPTS = 50;

type Alert = { event: AdminAlertEvent; seq: number; id: string };

/** Queues the e-mail to the admins about an event, once for each time that it happened. */
export async function queueAdminAlert(session: ClientSession, { event, seq, id }: Alert): Promise<void> {
  await enqueueJob(session, {
    key: `admin-alert:${seq}`,
    kind: SEND_ADMIN_ALERT,
    payload: { kind: event, id },
    maxAttempts: MAX_ATTEMPTS,
  });
}
