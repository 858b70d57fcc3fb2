import { z } from '@practice/contracts';
import { model, Schema } from 'mongoose';

/** What follows a request by itself. */
export const requestEmailKinds = ['request-received', 'practice-notification'] as const;
/** What answers it, when staff confirm, cancel or ask for it (document 2, section 7). */
export const answerEmailKinds = ['confirmation', 'cancellation', 'reminder'] as const;
export const emailKinds = [...requestEmailKinds, ...answerEmailKinds] as const;
export type EmailKind = (typeof emailKinds)[number];
export type AnswerEmailKind = (typeof answerEmailKinds)[number];

/** An e-mail about an appointment, from when it was decided; its job, of the same key, does the sending. */
export type OutgoingEmail = {
  /** The job's key, `<kind>:<appointment>` and for answers `:v<version>`; the Message-ID follows from it. */
  _id: string;
  kind: EmailKind;
  appointmentId: string;
  createdAt: Date;
  /** When the mail server took it. */
  sentAt: Date | null;
  /** Why it will not be sent: a Turkish sentence. */
  skipReason: string | null;
};

const schema = new Schema<OutgoingEmail>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    appointmentId: { type: String, required: true },
    createdAt: { type: Date, required: true },
    sentAt: { type: Date, default: null },
    skipReason: { type: String, default: null },
  },
  { collection: 'outgoing_emails', versionKey: false },
);
schema.index({ appointmentId: 1, createdAt: 1 });

export const OutgoingEmailModel = model('OutgoingEmail', schema);

export const outgoingEmailStates = ['waiting', 'sent', 'skipped', 'failed'] as const;

/** The state of an e-mail, as staff see it at the appointment. */
export const outgoingEmailRecord = z
  .object({
    id: z.string(),
    kind: z.enum(emailKinds),
    state: z.enum(outgoingEmailStates),
    reason: z.string().nullable().meta({ description: 'Why it waits, failed or was not sent, in Turkish.' }),
    attempts: z.number().int(),
    sentAt: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'OutgoingEmail' });

export type OutgoingEmailRecord = z.infer<typeof outgoingEmailRecord>;
