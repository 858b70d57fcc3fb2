import { pagingInput } from './paging.ts';
import { queryFlag } from './query-flag.ts';
import { z } from './zod-setup.ts';

/** What an e-mail of the outbox is about: an appointment, a contact message, or something of the staff. */
export const outboxSubjects = ['appointment', 'contact_message', 'staff'] as const;
export type OutboxSubject = (typeof outboxSubjects)[number];

export const outboxSubjectLabels: Record<OutboxSubject, string> = {
  appointment: 'Randevular',
  contact_message: 'Mesajlar',
  staff: 'Personel',
};

/**
 * `scheduled`: its time has not come, as while a change can be undone. `waiting`: for a setting, for the mail server, or for
 * its next try. `skipped`: it will not be sent, for the reason given.
 */
export const outboxStates = ['scheduled', 'waiting', 'sent', 'skipped', 'failed'] as const;
export type OutboxState = (typeof outboxStates)[number];

export const outboxStateLabels: Record<OutboxState, string> = {
  scheduled: 'Zamanı bekleniyor',
  waiting: 'Sırada',
  sent: 'Gönderildi',
  skipped: 'Gönderilmeyecek',
  failed: 'Gönderilemedi',
};

/** An e-mail that the product sends, has sent or will not send. Its text is not kept: it is written when it is sent. */
export const outboxEmailRecord = z
  .object({
    id: z.string(),
    about: z.enum(outboxSubjects),
    title: z.string().meta({ description: 'Which e-mail it is, in Turkish.' }),
    subjectId: z.string().nullable().meta({ description: 'The appointment or message that it is about.' }),
    recipientName: z.string().nullable().meta({ description: 'Null: the practice or a member of the staff.' }),
    recipientEmail: z.string().nullable().meta({ description: 'null: the practice or a member of the staff.' }),
    state: z.enum(outboxStates),
    reason: z.string().nullable().meta({ description: 'Why it waits, failed or was not sent, in Turkish.' }),
    isAddressRefused: z.boolean().meta({ description: 'It was not delivered because the address refuses e-mails.' }),
    attempts: z.number().int(),
    createdAt: z.string(),
    dueAt: z.string().nullable().meta({ description: 'When it is tried next.' }),
    sentAt: z.string().nullable(),
  })
  .meta({ id: 'OutboxEmail' });

export const listOutboxInput = pagingInput.extend({
  state: z.enum(outboxStates).nullish(),
  about: z.enum(outboxSubjects).nullish(),
  addressRefuses: queryFlag.nullish().meta({
    description: 'Those alone that were not delivered because their address refuses e-mails, and still does.',
  }),
});

export const resendOutboxEmailInput = z.object({ id: z.string().min(1).max(200) });

export type OutboxEmailRecord = z.infer<typeof outboxEmailRecord>;
