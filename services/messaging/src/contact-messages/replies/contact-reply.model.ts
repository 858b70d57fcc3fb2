import { decryptText, type EncryptedText, encryptText } from '@practice/service-kit';
import { model, Schema, Types } from 'mongoose';

/** A reply of the staff to a contact message; the job of `replyJobKey` sends it. */
export type ContactReply = {
  messageId: string;
  authorId: string | null;
  /** The author's name when it was written. */
  author: string;
  /** Subject and text may cite what a parent wrote about a child: encrypted like clinical text. */
  subject: EncryptedText;
  text: EncryptedText;
  /** Recognises the same reply sent again. */
  contentHash: string;
  /** Staff want it sent although the sender said that they do not want to be written to. */
  allowWithdrawn?: boolean;
  createdAt: Date;
  /** When the mail server accepted it. */
  sentAt: Date | null;
};

export type StoredContactReply = ContactReply & { _id: Types.ObjectId };

const COLLECTION = 'contact_replies';
const text = { type: String, required: true } as const;
const schema = new Schema<ContactReply>(
  {
    messageId: text,
    authorId: { type: String, default: null },
    author: text,
    subject: text,
    text,
    contentHash: text,
    allowWithdrawn: Boolean,
    createdAt: { type: Date, required: true },
    sentAt: { type: Date, default: null },
  },
  { collection: COLLECTION, versionKey: false },
);
schema.index({ messageId: 1, createdAt: 1 });

export const ContactReplyModel = model('ContactReply', schema);

type Texts = { subject: string; text: string };
const locationOf = (id: Types.ObjectId, field: keyof Texts) => ({ collection: COLLECTION, id: String(id), field });

/** A new reply as it is stored, its texts encrypted. */
export function newContactReply(
  reply: Omit<ContactReply, keyof Texts | 'createdAt' | 'sentAt'> & Texts,
): StoredContactReply {
  const _id = new Types.ObjectId();
  const subject = encryptText(reply.subject, locationOf(_id, 'subject'));
  const text = encryptText(reply.text, locationOf(_id, 'text'));
  return { ...reply, _id, subject, text, createdAt: new Date(), sentAt: null };
}

/** Subject and text of a stored reply. */
export function replyTexts({ _id, subject, text }: StoredContactReply): Texts {
  return {
    subject: decryptText(subject, locationOf(_id, 'subject')),
    text: decryptText(text, locationOf(_id, 'text')),
  };
}

/** The kind of the jobs that send replies. */
export const SEND_CONTACT_REPLY = 'send-contact-reply';

/** The key of the job that sends a reply. */
export function replyJobKey(id: Types.ObjectId): string {
  return `contact-reply:${id}`;
}
