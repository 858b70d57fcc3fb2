import {
  appointmentEmailTypes,
  type BuiltInTemplateKey,
  builtInTemplates,
  type EmailTemplateRecord,
  usedVariables,
} from '@practice/contracts';
import { builtInTexts } from './built-in/built-in-texts.ts';
import type { StoredEmailTemplate } from './email-template.model.ts';

type Stored = Partial<StoredEmailTemplate> & { _id: unknown };
type Whole = Pick<
  EmailTemplateRecord,
  | 'id'
  | 'name'
  | 'category'
  | 'subject'
  | 'heading'
  | 'content'
  | 'variables'
  | 'isBuiltIn'
  | 'isChanged'
  | 'isSendable'
>;

/** What a stored document does not say by itself: the texts of a built-in template that were not changed, and what follows. */
export function wholeTemplate({ _id, builtIn, name = '', category = 'appointment', ...stored }: Stored): Whole {
  if (builtIn) return builtInTemplate(builtIn, stored);
  const texts = { subject: stored.subject ?? '', heading: stored.heading ?? null, content: stored.content ?? '' };
  const isSendable = category === 'appointment' || category === 'marketing';
  const kind = { isBuiltIn: false, isChanged: false, isSendable };
  return { id: String(_id), name, category, ...texts, variables: usedVariables(texts), ...kind };
}

/** A template as it came with the product, with what staff changed of it. */
function builtInTemplate(key: BuiltInTemplateKey, changed: Partial<StoredEmailTemplate>): Whole {
  const { name, category } = builtInTemplates[key];
  const original = builtInTexts[key];
  const texts = {
    subject: changed.subject ?? original.subject,
    heading: changed.heading ?? original.heading,
    content: changed.content ?? original.content,
  };
  const isChanged = (['subject', 'heading', 'content'] as const).some((field) => texts[field] !== original[field]);
  const isSendable = appointmentEmailTypes.some((type) => type === key);
  return { id: key, name, category, ...texts, variables: usedVariables(texts), isBuiltIn: true, isChanged, isSendable };
}

/** A built-in template of which nothing is stored. */
export function untouchedTemplate(key: BuiltInTemplateKey): EmailTemplateRecord {
  const never = { isActive: true, version: 0, createdAt: null, updatedAt: null };
  return { ...builtInTemplate(key, {}), ...never };
}
