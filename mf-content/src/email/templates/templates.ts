import { createEmailTemplateInput, emailTemplateCategoryLabels } from '@practice/contracts';
import { activeField, choiceField, defineRecords } from '@practice/ui/records';
import {
  CreateEmailTemplateDocument,
  DeleteEmailTemplateDocument,
  type EmailTemplateRowFragment,
  EmailTemplatesDocument,
  UpdateEmailTemplateDocument,
} from '../../generated/graphql.ts';

export type Template = EmailTemplateRowFragment;

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
    subject: 'Konu',
    heading: 'Başlık',
    content: 'İçerik',
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
