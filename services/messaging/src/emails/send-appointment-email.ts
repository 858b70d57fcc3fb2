import { type emailQueuedResponse, sendAppointmentEmailInput, type z } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { queueByHand } from './queue-by-hand.ts';

/**
 * Queues an e-mail to the parent; it goes out when a mail server is there.
 * @throws DomainError NOT_FOUND; VALIDATION_FAILED when the e-mail does not fit the appointment; CONSENT_WITHDRAWN unless it
 *   is wanted all the same.
 */
export async function sendAppointmentEmail(
  ctx: ServiceContext,
  raw: unknown,
): Promise<z.infer<typeof emailQueuedResponse>> {
  const input = readInput(ctx, 'appointment:write', sendAppointmentEmailInput, raw);
  await queueByHand(ctx, input);
  return { success: true, message: 'E-posta gönderim sırasına alındı.' };
}
