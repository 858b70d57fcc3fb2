import { type EmailTemplateRecord, idParam, isBuiltInTemplate, restoreEmailTemplateInput } from '@practice/contracts';
import { DomainError, emit, readInput, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { builtInNameKey, EmailTemplateModel } from '../email-templates/email-template.model.ts';
import { emailTemplates } from '../email-templates/email-template.store.ts';
import { untouchedTemplate } from '../email-templates/whole-template.ts';

const input = restoreEmailTemplateInput.extend(idParam.shape);

/**
 * Gives a built-in template the texts back that came with the product; whether it is active stays.
 * @throws DomainError NOT_FOUND for any other; VERSION_CONFLICT with the template as it is.
 */
export async function restoreEmailTemplate(ctx: ServiceContext, raw: unknown): Promise<EmailTemplateRecord> {
  const { id, version } = readInput(ctx, 'email:write', input, raw);
  if (!isBuiltInTemplate(id)) throw new DomainError('NOT_FOUND');
  const nameKey = builtInNameKey(id);
  return withTransaction(async (session) => {
    const stored = await EmailTemplateModel.findOne({ nameKey }, null, { session }).lean();
    const before = stored ? emailTemplates.toRecord(stored) : untouchedTemplate(id);
    if (version != null && version !== before.version) {
      throw new DomainError('VERSION_CONFLICT', { attachment: { current: before } });
    }
    if (!before.isChanged) return before;
    const $set = { subject: null, heading: null, content: null };
    await EmailTemplateModel.updateOne({ nameKey }, { $set, $inc: { version: 1 } }, { session });
    recordAudit(session, ctx, { action: 'email-template.restored', entity: 'email-template', entityId: id });
    emit(session, 'email-template.changed', { id });
    const after = await EmailTemplateModel.findOne({ nameKey }, null, { session }).lean();
    return after ? emailTemplates.toRecord(after) : before;
  });
}
