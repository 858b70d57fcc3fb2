import { type emailQueuedResponse, queuedSentence, sendAppointmentEmailInput, type z } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { readMailProblem } from '../mail-state/read-mail-problem.ts';
import { queueByHand } from './queue-by-hand.ts';
import { findSendableTemplate } from './sendable-template.ts';

/**
 * Queues an e-mail to the parent; it goes out when a mail server is there.
 * @throws DomainError NOT_FOUND; VALIDATION_FAILED when the e-mail does not fit the appointment; CONSENT_WITHDRAWN unless it
 *   is wanted all the same.
 */
export async function sendAppointmentEmail(
  ctx: ServiceContext,
  raw: unknown,
): Promise<z.infer<typeof emailQueuedResponse>> {
  const { id, ...choice } = readInput(ctx, 'appointment:write', sendAppointmentEmailInput, raw);
  const template = await findSendableTemplate(choice);
  await queueByHand(ctx, { ...choice, id, template, isOnPurpose: true });
  return { success: true, message: queuedSentence('parent', await readMailProblem()) };
}
