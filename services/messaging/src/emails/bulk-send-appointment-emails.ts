import { bulkEmailMessage, type bulkEmailResponse, bulkSendEmailInput, type z } from '@practice/contracts';
import { DomainError, forEachRecord, readInput, type ServiceContext } from '@practice/service-kit';
import { readMailProblem } from '../mail-state/read-mail-problem.ts';
import { queueByHand } from './queue-by-hand.ts';
import { findSendableTemplate } from './sendable-template.ts';

type BulkEmailResponse = z.infer<typeof bulkEmailResponse>;

/**
 * Queues an e-mail to the parents of several appointments, each by itself: one that cannot be sent, or whose address refuses
 * e-mails, stops no other.
 * @throws DomainError VALIDATION_FAILED also for a marketing template: such an e-mail goes to one parent at a time.
 */
export async function bulkSendAppointmentEmails(ctx: ServiceContext, raw: unknown): Promise<BulkEmailResponse> {
  const { ids, ...choice } = readInput(ctx, 'appointment:write', bulkSendEmailInput, raw);
  const template = await findSendableTemplate(choice);
  if (template.category === 'marketing') {
    const message = 'Tanıtım e-postaları velilere tek tek gönderilir.';
    throw new DomainError('VALIDATION_FAILED', { errors: [{ field: choice.namedBy, message, code: 'INVALID' }] });
  }
  const results = await forEachRecord(ids, (id) => queueByHand(ctx, { ...choice, id, template, isOnPurpose: false }));
  const successCount = results.filter(({ ok }) => ok).length;
  const errorCount = results.length - successCount;
  return {
    summary: { successCount, errorCount },
    message: bulkEmailMessage({ successCount, errorCount }, await readMailProblem()),
    results,
  };
}
