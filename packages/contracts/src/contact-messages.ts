import { email, kvkkConsent, personName } from './booking.ts';
import { type ContactType, contactTypeLabels, contactTypes } from './contact-form.ts';
import { contactSubject, contactText } from './contact-message-form.ts';
import { exportFormat } from './export-format.ts';
import { pagingInput } from './paging.ts';
import { queryFlag } from './query-flag.ts';
import { toSearchKey } from './text.ts';
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
    isSpam: z.boolean().meta({ description: 'Such a message is left out of the list and counted by itself.' }),
    assigneeId: z.string().nullable().meta({ description: 'Who of the staff takes care of it.' }),
    consent: z
      .object({
        legalTextVersion: z.string().nullable(),
        sentenceVersion: z.string(),
        agreedAt: z.string(),
      })
      .nullable()
      .meta({ description: 'Which version of the personal-data notice was read, and when; null: not recorded.' }),
    contactWithdrawnAt: z
      .string()
      .nullable()
      .meta({ description: 'When the sender said that they do not want to be written to.' }),
    createdAt: z.string(),
  })
  .meta({ id: 'ContactMessage' });

export type ContactMessageRecord = z.infer<typeof contactMessageRecord>;

/** What its sender gets back of a message. */
export const sentContactMessage = contactMessageRecord
  .pick({
    id: true,
    name: true,
    email: true,
    subject: true,
    contactType: true,
    contact_type: true,
    message: true,
    createdAt: true,
  })
  .meta({ id: 'SentContactMessage' });

export type SentContactMessage = z.infer<typeof sentContactMessage>;

const typesByWord = new Map<string, ContactType>([
  ...contactTypes.flatMap((type) =>
    [type, contactTypeLabels[type]].map((word): [string, ContactType] => [toSearchKey(word), type]),
  ),
  ['genel', 'general'],
]);

/** A type by its value or by its label, in any case. */
const contactType = z.preprocess(
  (value) => (typeof value === 'string' ? (typesByWord.get(toSearchKey(value)) ?? value) : value),
  z.enum(contactTypes, 'Konu türünü seçiniz').nullish(),
);
const documentedType = { anyOf: [{ type: 'string' as const, enum: [...contactTypes] }, { type: 'null' as const }] };

/**
 * What `sendContactMessage` takes. The consent may be absent; when given it must be true, and `legalTextVersion` names the
 * notice that was shown.
 */
export const contactMessageInput = z
  .strictObject({
    name: personName,
    email,
    subject: z.nullish(contactSubject),
    contactType: contactType.meta({
      ...documentedType,
      description: '`general` when not given; a label is taken too.',
    }),
    message: contactText,
    kvkkConsent: z.nullish(kvkkConsent).meta({ description: 'The box of the form; when given it must be true.' }),
    legalTextVersion: z
      .string()
      .max(80)
      .nullish()
      .meta({ description: 'The version of the personal-data notice that was shown.' }),
    website: z
      .string()
      .max(500)
      .nullish()
      .meta({ description: 'Left empty by people; a message with a value is answered, and thrown away.' }),
  })
  .meta({ id: 'SendContactMessageInput' });

/** What POST /api/contacts takes: the same, with the type under either name. */
export const contactMessageBody = contactMessageInput
  .extend({
    contact_type: contactType.meta({ ...documentedType, description: 'The same as contactType, which wins over it.' }),
  })
  .meta({ id: 'ContactMessageBody' });

export const sendContactMessageInput = contactMessageBody.transform(({ contact_type, contactType, ...rest }) => ({
  ...rest,
  subject: rest.subject || null,
  contactType: contactType ?? contact_type ?? contactTypes[0],
}));

export type SendContactMessageInput = z.output<typeof sendContactMessageInput>;

const contactMessagesFilter = z.object({
  status: z.enum(contactStatuses).nullish(),
  search: z
    .string()
    .max(100)
    .nullish()
    .meta({ description: 'Any part of name or e-mail; subjects are stored encrypted.' }),
  assigneeId: z.string().max(40).nullish().meta({ description: 'Only messages of this member of the staff.' }),
  isSpam: queryFlag.nullish().meta({ description: 'Only messages marked as spam; without it they are left out.' }),
});

export type ContactMessagesFilter = z.output<typeof contactMessagesFilter>;

export const listContactMessagesInput = pagingInput.extend(contactMessagesFilter.shape);

/** The list as a file; an unknown filter is refused, since ignoring it would export too much. */
export const exportContactMessagesInput = z.strictObject({ ...contactMessagesFilter.shape, format: exportFormat });

/** How many messages there are; what is marked as spam is counted under `spam` alone. */
export const contactMessageTotals = z
  .object({
    total: z.number().int(),
    unread: z.number().int(),
    read: z.number().int(),
    replied: z.number().int(),
    archived: z.number().int(),
    spam: z.number().int(),
  })
  .meta({
    id: 'ContactMessageTotals',
    description: 'How many messages there are; what is marked as spam is counted under `spam` alone.',
  });

export type ContactMessageTotals = z.infer<typeof contactMessageTotals>;

const MAX_BULK = 200;
const ids = z.array(z.string()).min(1, 'Lütfen en az bir mesaj seçin.').max(MAX_BULK);
const status = z.enum(contactStatuses, 'Lütfen bir durum seçin.');

export const contactStatusInput = z.strictObject({ id: z.string(), status });
export const bulkContactStatusInput = z.strictObject({ ids, status }).meta({ id: 'BulkContactStatusInput' });
export const bulkDeleteContactsInput = z.strictObject({ ids }).meta({ id: 'BulkDeleteContactsInput' });

export const bulkContactSpamInput = z.strictObject({ ids, isSpam: z.boolean() }).meta({ id: 'BulkContactSpamInput' });

export const contactSpamInput = z.strictObject({ id: z.string(), isSpam: z.boolean() });

/** Who takes care of a message; null: nobody. */
export const contactAssigneeInput = z.strictObject({ id: z.string(), userId: z.string().max(40).nullish() });

/** Somebody of the staff whom a message can be assigned to; one who was deactivated is listed, for messages of before. */
export const contactAssignee = z
  .object({ id: z.string(), username: z.string(), isActive: z.boolean() })
  .meta({ id: 'ContactAssignee' });

export type ContactAssignee = z.infer<typeof contactAssignee>;
