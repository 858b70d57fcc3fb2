import { builtInTemplateKeys, can, type EmailTemplateRecord, listEmailTemplatesInput } from '@practice/contracts';
import { hasText, readInput, type ServiceContext } from '@practice/service-kit';
import { EmailTemplateModel } from '../email-templates/email-template.model.ts';
import { emailTemplates } from '../email-templates/email-template.store.ts';
import { untouchedTemplate } from '../email-templates/whole-template.ts';

const byName = new Intl.Collator('tr').compare;

/**
 * The templates by name: all of them for those who edit them, the active ones that can be sent by hand for everybody else,
 * and for those who ask for no others.
 */
export async function listEmailTemplates(ctx: ServiceContext, raw: unknown): Promise<EmailTemplateRecord[]> {
  const {
    onlySendable,
    category,
    isActive: state,
    search,
  } = readInput(ctx, 'appointment:read', listEmailTemplatesInput, raw ?? {});
  const stored = (await EmailTemplateModel.find().lean()).map((template) => emailTemplates.toRecord(template));
  const known = new Set(stored.map(({ id }) => id));
  const untouched = builtInTemplateKeys.filter((key) => !known.has(key)).map(untouchedTemplate);
  const all = [...stored, ...untouched]
    .filter((one) => (category ?? one.category) === one.category && (state ?? one.isActive) === one.isActive)
    .filter(({ name, subject }) => hasText(search, [name, subject]))
    .sort((one, other) => byName(one.name, other.name));
  const hasAll = can(ctx.actor.role, 'email:read') && !onlySendable;
  return hasAll ? all : all.filter(({ isSendable, isActive }) => isSendable && isActive);
}
