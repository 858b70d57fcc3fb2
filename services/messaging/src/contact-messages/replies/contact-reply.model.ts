import { decryptText, type EncryptedText, encryptText } from '@practice/service-kit';
import { model, Schema, Types } from 'mongoose';

/** A reply of the staff to a contact message; the job of `replyJobKey` sends it. */
export type ContactReply = {
  messageId: string;
  authorId: string | null;
  /** The author's name when it was written. */
  author: string;
  subject: string;
  /** It may cite what a parent wrote about a child: encrypted like clinical text. */
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

const locationOf = (id: Types.ObjectId) => ({ collection: COLLECTION, id: String(id), field: 'text' });

/** A new reply as it is stored, its text encrypted. */
export function newContactReply(
  reply: Omit<ContactReply, 'text' | 'createdAt' | 'sentAt'> & { text: string },
): StoredContactReply {
  const _id = new Types.ObjectId();
  return { ...reply, _id, text: encryptText(reply.text, locationOf(_id)), createdAt: new Date(), sentAt: null };
}

/** The text of a stored reply. */
export function replyText({ _id, text }: StoredContactReply): string {
  return decryptText(text, locationOf(_id));
}

/** The kind of the jobs that send replies. */
export const SEND_CONTACT_REPLY = 'send-contact-reply';

/** The key of the job that sends a reply. */
export function replyJobKey(id: Types.ObjectId): string {
  return `contact-reply:${id}`;
}
