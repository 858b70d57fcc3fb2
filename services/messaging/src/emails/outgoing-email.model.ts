import type { EmailKind } from '@practice/contracts';
import type { EncryptedText, FieldLocation } from '@practice/service-kit';
import { model, Schema } from 'mongoose';

/** An e-mail about an appointment; the job with the same key sends it. */
export type OutgoingEmail = {
  /**
   * The job's key, `<kind>:<appointment>`, with `:v<version>` for status e-mails and
   * with time and hours for reminders; the Message-ID is derived from it.
   */
  _id: string;
  kind: EmailKind;
  appointmentId: string;
  createdAt: Date;
  /** When the mail server accepted it. */
  sentAt: Date | null;
  /** Of an e-mail about a move: the date and time that the parent knows. Older ones have none. */
  previous?: { date: string; time: string } | null;
  /** Of a reminder that goes by itself: the time of which it reminds. */
  remindsOf?: { date: string; time: string } | null;
  /** Times of the other appointments of a series that it is about too, in their order. */
  others?: { date: string; time: string }[];
  /** Staff want it sent although the parent took back that they may be contacted. */
  allowWithdrawn?: boolean;
  /** Of the kind `template`: which one, and what it was called. */
  templateId?: string;
  templateName?: string;
  /** What staff added to it, until it is sent. */
  customMessage?: EncryptedText;
  /** Why it will not be sent: a Turkish sentence. */
  skipReason: string | null;
};

const COLLECTION = 'outgoing_emails';

/** Where what staff added to an e-mail is encrypted. */
export function customMessageOf(id: string): FieldLocation {
  return { collection: COLLECTION, id, field: 'customMessage' };
}

const time = new Schema({ date: String, time: String }, { _id: false });

const schema = new Schema<OutgoingEmail>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    appointmentId: { type: String, required: true },
    createdAt: { type: Date, required: true },
    sentAt: { type: Date, default: null },
    previous: { type: time, default: null },
    remindsOf: { type: time, default: undefined },
    others: { type: [time], default: undefined },
    allowWithdrawn: Boolean,
    templateId: { type: String },
    templateName: { type: String },
    customMessage: { type: String },
    skipReason: { type: String, default: null },
  },
  { collection: COLLECTION, versionKey: false },
);
schema.index({ appointmentId: 1, createdAt: 1 });
schema.index({ templateId: 1 });
// `email_retention_days` says when they go.
schema.index({ createdAt: 1 });

export const OutgoingEmailModel = model('OutgoingEmail', schema);
