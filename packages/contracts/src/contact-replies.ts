import { allowWithdrawnInput } from './appointment-emails.ts';
import { type ContactType, contactTypeLabels, SUBJECT_MAX_LENGTH } from './contact-form.ts';
import { requiredText } from './record-inputs.ts';
import { z } from './zod-setup.ts';

export const REPLY_MAX_LENGTH = 5000;
/** Stands in a draft where staff write; a reply in which it is left is refused. */
export const REPLY_PLACEHOLDER = '[Yanıtınızı buraya yazın]';

export const contactReplyStates = ['waiting', 'sent', 'failed'] as const;
export type ContactReplyState = (typeof contactReplyStates)[number];

export const contactReplyStateLabels: Record<ContactReplyState, string> = {
  waiting: 'Gönderilmeyi bekliyor',
  sent: 'Gönderildi',
  failed: 'Gönderilemedi',
};

/** A reply to a contact message, which goes to its sender by e-mail. */
export const contactReplyRecord = z
  .object({
    id: z.string(),
    subject: z.string(),
    text: z.string(),
    author: z.string().meta({ description: 'The name of the user who wrote it.' }),
    state: z.enum(contactReplyStates),
    reason: z.string().nullable().meta({ description: 'Why it waits or was not sent, in Turkish.' }),
    createdAt: z.string(),
    sentAt: z.string().nullable().meta({ description: 'When the mail server accepted it.' }),
  })
  .meta({ id: 'ContactReply', description: 'A reply to a contact message, which goes to its sender by e-mail.' });

export type ContactReplyRecord = z.infer<typeof contactReplyRecord>;

/** The texts of a reply; the form's rules. */
export const contactReplyForm = z
  .strictObject({
    subject: requiredText(SUBJECT_MAX_LENGTH, 'Konu gerekli'),
    text: requiredText(REPLY_MAX_LENGTH, 'Yanıt gerekli').refine(
      (text) => !text.includes(REPLY_PLACEHOLDER),
      'Köşeli ayraç içindeki yere yanıtınızı yazın',
    ),
    allowWithdrawn: allowWithdrawnInput,
  })
  .meta({ id: 'ContactReplyInput' });

/** How a reply's subject begins: e-mails carry the type of a message, never the subject that its sender wrote. */
export function replySubject(contactType: ContactType): string {
  return `Mesajınıza yanıt (${contactTypeLabels[contactType]})`;
}

/** A reply to the message `id`. */
export const contactReplyInput = contactReplyForm.extend({ id: z.string() }).meta({ id: 'ReplyToContactMessage' });

/** A built-in text to begin a reply with; names are filled in. */
export const contactReplyDraft = z
  .object({ id: z.string(), name: z.string(), subject: z.string(), text: z.string() })
  .meta({ id: 'ContactReplyDraft' });

export type ContactReplyDraft = z.infer<typeof contactReplyDraft>;
