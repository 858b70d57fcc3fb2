import { email, kvkkConsent, personName } from './booking.ts';
import { contactTypes } from './contact-form.ts';
import { contactSubject, contactText } from './contact-message-form.ts';
import { pagingInput } from './paging.ts';
import { z } from './zod-setup.ts';

export const contactStatuses = ['unread', 'read', 'replied', 'archived'] as const;
export type ContactStatus = (typeof contactStatuses)[number];

export const contactStatusLabels: Record<ContactStatus, string> = {
  unread: 'Okunmadı',
  read: 'Okundu',
  replied: 'Yanıtlandı',
  archived: 'Arşivlendi',
};

/** A message from the contact form. */
export const contactMessageRecord = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    subject: z.string().nullable(),
    contactType: z.enum(contactTypes),
    contact_type: z.enum(contactTypes).meta({ description: 'The same as contactType.' }),
    message: z.string(),
    status: z.enum(contactStatuses),
    consent: z
      .object({
        legalTextVersion: z.string().nullable(),
        sentenceVersion: z.string(),
        agreedAt: z.string(),
      })
      .nullable()
      .meta({ description: 'Which version of the personal-data notice was read, and when; null: not recorded.' }),
    createdAt: z.string(),
  })
  .meta({ id: 'ContactMessage' });

export type ContactMessageRecord = z.infer<typeof contactMessageRecord>;

const contactType = z.enum(contactTypes, 'Konu türünü seçiniz').nullish();

/**
 * What `sendContactMessage` takes. The consent may be absent; when given it must be true, and `legalTextVersion` names the
 * notice that was shown.
 */
export const contactMessageInput = z
  .strictObject({
    name: personName,
    email,
    subject: z.nullish(contactSubject),
    contactType: contactType.meta({ description: '`general` when not given.' }),
    message: contactText,
    kvkkConsent: z.nullish(kvkkConsent),
    legalTextVersion: z.string().max(80).nullish(),
    website: z
      .string()
      .max(500)
      .nullish()
      .meta({ description: 'Left empty by people; a message with a value is answered, and thrown away.' }),
  })
  .meta({ id: 'SendContactMessageInput' });

/** What POST /api/contacts takes: the same, with the type under either name. */
export const contactMessageBody = contactMessageInput
  .extend({ contact_type: contactType.meta({ description: 'The same as contactType, which wins over it.' }) })
  .meta({ id: 'ContactMessageBody' });

export const sendContactMessageInput = contactMessageBody.transform(({ contact_type, contactType, ...rest }) => ({
  ...rest,
  subject: rest.subject || null,
  contactType: contactType ?? contact_type ?? contactTypes[0],
}));

export type SendContactMessageInput = z.output<typeof sendContactMessageInput>;

export const listContactMessagesInput = pagingInput.extend({
  status: z.enum(contactStatuses).nullish(),
  search: z.string().max(100).nullish().meta({ description: 'Any part of name, e-mail or subject.' }),
});

const MAX_BULK = 200;
const ids = z.array(z.string()).min(1, 'Lütfen en az bir mesaj seçin.').max(MAX_BULK);
const status = z.enum(contactStatuses, 'Lütfen bir durum seçin.');

export const contactStatusInput = z.strictObject({ id: z.string(), status });
export const bulkContactStatusInput = z.strictObject({ ids, status }).meta({ id: 'BulkContactStatusInput' });
export const bulkDeleteContactsInput = z.strictObject({ ids }).meta({ id: 'BulkDeleteContactsInput' });
