import { type bulkEmailResponse, bulkSendEmailInput, type z } from '@practice/contracts';
import { forEachRecord, readInput, type ServiceContext } from '@practice/service-kit';
import { queueByHand } from './queue-by-hand.ts';

type BulkEmailResponse = z.infer<typeof bulkEmailResponse>;

/** Queues an e-mail to the parents of several appointments, each by itself: one that cannot be sent stops no other. */
export async function bulkSendAppointmentEmails(ctx: ServiceContext, raw: unknown): Promise<BulkEmailResponse> {
  const { ids, ...email } = readInput(ctx, 'appointment:write', bulkSendEmailInput, raw);
  const results = await forEachRecord(ids, (id) => queueByHand(ctx, { id, ...email }));
  const successCount = results.filter(({ ok }) => ok).length;
  const errorCount = results.length - successCount;
  return {
    summary: { successCount, errorCount },
    message: errorCount > 0 ? 'Kısmi gönderim' : 'E-posta gönderildi',
    results,
  };
}
