import { deleteUsedInput, isBuiltInTemplate } from '@practice/contracts';
import { DomainError, readInput, type ServiceContext } from '@practice/service-kit';
import { emailTemplates } from '../email-templates/email-template.store.ts';
import { findEmailTemplate } from '../email-templates/find-email-template.ts';

/** @throws DomainError NOT_FOUND; CONFLICT for a built-in template. */
export async function deleteEmailTemplate(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'email:write', deleteUsedInput, raw);
  if (isBuiltInTemplate(id)) {
    throw new DomainError('CONFLICT', { message: 'Yerleşik bir şablon silinemez; varsayılana döndürülebilir.' });
  }
  if (!(await findEmailTemplate(id))) throw new DomainError('NOT_FOUND');
  await emailTemplates.remove(ctx, { id });
}
