import type { ClientSession } from '@practice/service-kit';
import { createNotification } from '../notifications/create-notification.ts';

/** The key of the notification that an e-mail about an appointment was not sent. */
export function failedEmailKey(emailId: string): string {
  return `email.failed:${emailId}`;
}

/** Notifies staff of an e-mail about an appointment that is not tried again by itself: its reader waits for it. */
export async function notifyOfFailedEmail(
  session: ClientSession,
  { emailId, appointmentId, reason }: { emailId: string; appointmentId: string; reason: string | null },
): Promise<void> {
  await createNotification(session, {
    key: failedEmailKey(emailId),
    type: 'error',
    title: 'Bir e-posta gönderilemedi',
    message: `Bir randevunun e-postası gönderilemedi. ${reason ?? ''}`.trim(),
    category: 'appointments',
    priority: 'high',
    actionUrl: `/admin#appointments?id=${appointmentId}`,
    actionLabel: 'Randevuyu aç',
    metadata: { appointmentId },
  });
}
