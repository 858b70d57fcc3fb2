import { deleteUsedInput, isBuiltInTemplate } from '@practice/contracts';
import { DomainError, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { emailTemplates } from '../email-templates/email-template.store.ts';
import { findEmailTemplate } from '../email-templates/find-email-template.ts';
import { OutgoingEmailModel } from '../emails/outgoing-email.model.ts';

/**
 * Deletes a template. What waits to be sent by it is not sent any more.
 * @throws DomainError NOT_FOUND; CONFLICT for a built-in template; RECORD_IN_USE with their number while e-mails wait for it,
 *   unless `force` is set.
 */
export async function deleteEmailTemplate(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id, force } = readInput(ctx, 'email:write', deleteUsedInput, raw);
  if (isBuiltInTemplate(id)) {
    throw new DomainError('CONFLICT', { message: 'Yerleşik bir şablon silinemez; varsayılana döndürülebilir.' });
  }
  if (!(await findEmailTemplate(id))) throw new DomainError('NOT_FOUND');
  await withTransaction(async (session) => {
    await emailTemplates.remove(ctx, { id, session });
    const waiting = { templateId: id, sentAt: null, skipReason: null };
    const count = await OutgoingEmailModel.countDocuments(waiting, { session });
    if (count === 0 || force) return;
    const message = `Bu şablonla gönderilmeyi bekleyen ${count} e-posta var. Silerseniz bu e-postalar gönderilmez.`;
    throw new DomainError('RECORD_IN_USE', { message });
  });
}
