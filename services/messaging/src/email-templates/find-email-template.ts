import { type BuiltInTemplateKey, type EmailTemplateRecord, isBuiltInTemplate } from '@practice/contracts';
import { isObjectIdOrHexString } from 'mongoose';
import { builtInNameKey, EmailTemplateModel } from './email-template.model.ts';
import { emailTemplates } from './email-template.store.ts';
import { untouchedTemplate } from './whole-template.ts';

/** A template of the product's own as it is now: read for each e-mail, so that a change applies at once. */
export async function findBuiltInTemplate(key: BuiltInTemplateKey): Promise<EmailTemplateRecord> {
  const stored = await EmailTemplateModel.findOne({ nameKey: builtInNameKey(key) }).lean();
  return stored ? emailTemplates.toRecord(stored) : untouchedTemplate(key);
}

/** A template by its id, built in or not; null when there is none. */
export async function findEmailTemplate(id: string): Promise<EmailTemplateRecord | null> {
  if (isBuiltInTemplate(id)) return findBuiltInTemplate(id);
  const stored = isObjectIdOrHexString(id) ? await EmailTemplateModel.findById(id).lean() : null;
  return stored && !stored.builtIn ? emailTemplates.toRecord(stored) : null;
}
