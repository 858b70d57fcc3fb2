import { email } from './booking.ts';
import { inputFormats } from './input-formats.ts';
import { queryFlag } from './query-flag.ts';
import { optionalText, requiredText, searchInput, versionInput } from './record-inputs.ts';
import { z } from './zod-setup.ts';

export const emailTemplateCategories = ['appointment', 'system', 'marketing', 'security'] as const;
export type EmailTemplateCategory = (typeof emailTemplateCategories)[number];

export const emailTemplateCategoryLabels: Record<EmailTemplateCategory, string> = {
  appointment: 'Randevu',
  system: 'Sistem',
  marketing: 'Tanıtım',
  security: 'Güvenlik',
};

/** The text of an e-mail: of the product's own, or of one that staff made and send by hand. */
export const emailTemplateRecord = z
  .object({
    id: z.string().meta({ description: 'Of a built-in one: what it is for, such as `confirmation`.' }),
    name: z.string(),
    category: z.enum(emailTemplateCategories),
    subject: z.string(),
    heading: z.string().nullable().meta({ description: 'Above the content; null: none.' }),
    content: z.string().meta({ description: 'Clean HTML with variables such as {{parentName}}.' }),
    variables: z.array(z.string()).meta({ description: 'The variables that it uses.' }),
    isActive: z.boolean(),
    isBuiltIn: z
      .boolean()
      .meta({ description: 'Of an e-mail that the product sends by itself; it cannot be deleted.' }),
    isChanged: z.boolean().meta({ description: 'Built in, with another text than that which came with the product.' }),
    isSendable: z.boolean().meta({ description: 'Staff can send it by hand about an appointment.' }),
    version: z.number().int(),
    createdAt: z.string().nullable().meta({ description: 'null: as it came with the product.' }),
    updatedAt: z.string().nullable(),
  })
  .meta({ id: 'EmailTemplate' });

const MAX_CONTENT = 50_000;
const isActive = z.boolean().nullish();

const fields = {
  name: requiredText(100, 'Şablon adı gereklidir'),
  category: z.enum(emailTemplateCategories, 'Kategori seçin'),
  subject: requiredText(200, 'Konu gereklidir'),
  heading: optionalText(200),
  content: requiredText(MAX_CONTENT, 'İçerik gereklidir'),
  variables: z.array(z.string().max(100)).max(100).nullish().meta({
    description: 'Not read: which variables a template uses follows from its texts.',
  }),
  isActive,
};

export const createEmailTemplateInput = z.strictObject(fields).meta({ id: 'CreateEmailTemplateInput' });

export const updateEmailTemplateInput = z
  .strictObject({ ...z.object(fields).partial().shape, version: versionInput })
  .meta({ id: 'UpdateEmailTemplateInput' });

export const listEmailTemplatesInput = z.object({
  onlySendable: queryFlag.nullish().meta({
    description:
      'Active ones that can be sent by hand about an appointment. Users who may not edit templates get no others.',
  }),
  category: z.enum(emailTemplateCategories, 'Kategori seçin').nullish(),
  isActive: queryFlag.nullish(),
  search: searchInput.meta({ description: 'A part of the name or of the subject.' }),
});

/** POST /api/email-templates/{id}/restore. */
export const restoreEmailTemplateInput = z
  .strictObject({ version: versionInput })
  .meta({ id: 'RestoreEmailTemplateInput' });

/** Texts that are not saved, for a preview. */
const draftFields = {
  category: z.enum(emailTemplateCategories, 'Kategori seçin').nullish(),
  subject: optionalText(200),
  heading: optionalText(200),
  content: optionalText(MAX_CONTENT),
};

/** The body of POST /api/email-templates/{id}/preview. */
export const emailTemplatePreviewInput = z
  .strictObject({
    ...draftFields,
    appointmentId: z.string().max(100).nullish().meta({
      description: 'Whose data fills it in; without it the data is invented.',
    }),
  })
  .meta({ id: 'EmailTemplatePreviewInput' });

/** What a recipient would get. */
export const emailTemplatePreview = z
  .object({
    subject: z.string(),
    content: z.string().meta({ description: 'The HTML of the whole e-mail.' }),
    text: z.string().meta({ description: 'The same for mail programs without HTML.' }),
    testData: z.record(z.string(), z.string()).meta({ description: 'The values of its variables, as text.' }),
  })
  .meta({ id: 'EmailTemplatePreview' });

/** The body of POST /api/email-templates/{id}/test. */
export const emailTemplateTestInput = z
  .strictObject({
    testEmail: z
      .string('Deneme e-postasının gideceği adresi yazın')
      .trim()
      .min(1, 'Deneme e-postasının gideceği adresi yazın')
      .pipe(email)
      .meta(inputFormats.email),
  })
  .meta({ id: 'EmailTemplateTestInput' });

/** Whether the mail server took it, as a sentence for staff. */
export const emailTemplateTest = z
  .object({ success: z.boolean(), message: z.string() })
  .meta({ id: 'EmailTemplateTest' });

export type EmailTemplateRecord = z.infer<typeof emailTemplateRecord>;
export type EmailTemplatePreview = z.infer<typeof emailTemplatePreview>;
export type EmailTemplateTest = z.infer<typeof emailTemplateTest>;
