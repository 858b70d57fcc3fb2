import { type bulkEmailAnswer, bulkSendEmailInput, type z } from '@practice/contracts';
import { DomainError, readInput, type ServiceContext } from '@practice/service-kit';
import { queueByHand } from './queue-by-hand.ts';

type Answer = z.infer<typeof bulkEmailAnswer>;

/** Queues an e-mail to the parents of several appointments, each by itself: one that cannot be sent stops no other. */
export async function bulkSendAppointmentEmails(ctx: ServiceContext, raw: unknown): Promise<Answer> {
  const { ids, type } = readInput(ctx, 'appointment:write', bulkSendEmailInput, raw);
  const results: Answer['results'] = [];
  for (const id of new Set(ids)) {
    try {
      await queueByHand(ctx, id, type);
      results.push({ id, ok: true, code: null, message: null });
    } catch (error) {
      if (!(error instanceof DomainError) || error.status >= 500) throw error;
      results.push({ id, ok: false, code: error.code, message: error.errors[0]?.message ?? error.message });
    }
  }
  const successCount = results.filter(({ ok }) => ok).length;
  const errorCount = results.length - successCount;
  return {
    summary: { successCount, errorCount },
    message: errorCount > 0 ? 'Kısmi gönderim' : 'E-posta gönderildi',
    results,
  };
}
