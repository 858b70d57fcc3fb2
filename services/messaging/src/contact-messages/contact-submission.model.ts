import { model, Schema } from 'mongoose';

/**
 * Recognises a message that is sent again: under the hash of the caller's Idempotency-Key (`key:`) and of the whole body
 * (`same:`) it names the message that was stored.
 */
type ContactSubmission = {
  _id: string;
  /** Another body under the same key is refused. */
  bodyHash: string;
  messageId: string;
  expiresAt: Date;
};

const text = { type: String, required: true } as const;
const schema = new Schema<ContactSubmission>(
  { _id: text, bodyHash: text, messageId: text, expiresAt: { type: Date, required: true } },
  { collection: 'contact_submissions', versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const ContactSubmissionModel = model('ContactSubmission', schema);
