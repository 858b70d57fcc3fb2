import { createEmailTemplateInput, emailTemplateCategoryLabels } from '@practice/contracts';
import { activeField, choiceField, defineRecords, type FieldDefinition } from '@practice/ui/records';
import {
  CreateEmailTemplateDocument,
  DeleteEmailTemplateDocument,
  type EmailTemplateRowFragment,
  EmailTemplatesDocument,
  UpdateEmailTemplateDocument,
} from '../../generated/graphql.ts';
import { withLabels, withNames } from './variable-labels.ts';

export type Template = EmailTemplateRowFragment;

/** A text whose variables are written by their Turkish names. */
const textField = (label: string): FieldDefinition => ({ label, write: withLabels, read: withNames });

/** The texts of e-mails. */
export const templates = defineRecords({
  list: EmailTemplatesDocument,
  create: CreateEmailTemplateDocument,
  update: UpdateEmailTemplateDocument,
  remove: DeleteEmailTemplateDocument,
  event: 'email-template.changed',
  schema: createEmailTemplateInput,
  nouns: { one: 'Şablon', many: 'Şablonlar' },
  name: ({ name }) => name,
  fields: {
    name: 'Ad',
    category: choiceField('Kategori', emailTemplateCategoryLabels),
    subject: textField('Konu'),
    heading: textField('Başlık'),
    content: textField('İçerik'),
    isActive: activeField,
  },
  initial: { category: 'appointment', isActive: true },
  texts: {
    createFailed: 'Kaydetme başarısız',
    updateFailed: 'Kaydetme başarısız',
    removeFailed: 'Şablon silinemedi.',
    loadFailed: 'Şablonlar yüklenirken hata oluştu!',
  },
});

export type TemplateField = keyof typeof templates.fields;
