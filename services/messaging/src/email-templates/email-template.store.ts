import { emailTemplateRecord } from '@practice/contracts';
import { recordStore } from '@practice/service-kit';
import { EmailTemplateModel } from './email-template.model.ts';
import { wholeTemplate } from './whole-template.ts';

export const emailTemplates = recordStore(EmailTemplateModel, {
  record: emailTemplateRecord,
  entity: 'email-template',
  event: ({ id }) => ['email-template.changed', { id }],
  unique: { nameKey: () => ({ field: 'name', message: 'Bu adda bir şablon zaten var.' }) },
  computed: (document) => wholeTemplate(document as never),
});
