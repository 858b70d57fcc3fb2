import { model, Schema } from 'mongoose';

/** How the last tries to send went. There is one, of the mail server of the settings. */
export type MailHealth = {
  _id: string;
  /** Since when no e-mail leaves; null: the last one did, or none was tried. */
  failingSince: Date | null;
  /** Whether the admins know that the account is refused. */
  isAnnounced: boolean;
  /** The jobs that the server has put off in a row. */
  postponed: string[];
  /** The last refusals of recipients, by hashes of what the server said and of whom. */
  refusals: { answer: string; recipient: string; job: string; at: Date }[];
};

const text = { type: String, required: true } as const;
const refusal = new Schema(
  { answer: text, recipient: text, job: text, at: { type: Date, required: true } },
  { _id: false },
);
const schema = new Schema<MailHealth>(
  {
    _id: text,
    failingSince: { type: Date, default: null },
    isAnnounced: { type: Boolean, default: false },
    postponed: { type: [String], default: [] },
    refusals: { type: [refusal], default: [] },
  },
  { collection: 'mail_health', versionKey: false },
);

export const MailHealthModel = model('MailHealth', schema);
export const MAIL_HEALTH_ID = 'smtp';
