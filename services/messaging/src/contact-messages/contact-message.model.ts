import {
  type ConsentOrigin,
  type ContactStatus,
  type ContactType,
  contactMessageRecord,
  contactStatuses,
  contactTypes,
} from '@practice/contracts';
import { decryptText, type EncryptedText, encryptText, recordMapper } from '@practice/service-kit';
import { model, Schema, type Types } from 'mongoose';

/** The consent to the personal-data notice: which versions were shown, and when it was given. */
export type ContactConsent = { legalTextVersion: string | null; sentenceVersion: string; agreedAt: Date };

export type ContactMessage = {
  name: string;
  email: string;
  /** A parent writes about a child in it, as in the message: both are encrypted like clinical text. */
  subject: EncryptedText | null;
  contactType: ContactType;
  message: EncryptedText;
  status: ContactStatus;
  isSpam: boolean;
  /** Who of the staff takes care of it. */
  assigneeId: string | null;
  /** When the last reply was written. */
  repliedAt: Date | null;
  /** Null: not recorded. */
  consent: ContactConsent | null;
  /** Where it came from. */
  origin?: ConsentOrigin | null;
  /** When the sender said that they do not want to be written to. */
  contactWithdrawnAt?: Date | null;
  /** Name and e-mail, folded for search by Turkish rules. */
  searchKey: string;
  createdAt: Date;
};

export type StoredContactMessage = ContactMessage & { _id: Types.ObjectId };

const COLLECTION = 'contact_messages';
const text = { type: String, required: true } as const;
const consent = new Schema<ContactConsent>(
  {
    legalTextVersion: { type: String, default: null },
    sentenceVersion: text,
    agreedAt: { type: Date, required: true },
  },
  { _id: false },
);
const schema = new Schema<ContactMessage>(
  {
    name: text,
    email: text,
    subject: { type: String, default: null },
    contactType: { ...text, enum: contactTypes },
    message: text,
    status: { ...text, enum: contactStatuses, default: 'unread' },
    isSpam: { type: Boolean, default: false },
    assigneeId: { type: String, default: null },
    repliedAt: { type: Date, default: null },
    consent: { type: consent, default: null },
    origin: String,
    contactWithdrawnAt: Date,
    searchKey: text,
    createdAt: { type: Date, required: true },
  },
  { collection: COLLECTION, versionKey: false },
);
schema.index({ createdAt: -1 });
schema.index({ isSpam: 1, createdAt: -1 });
schema.index({ isSpam: 1, status: 1, createdAt: -1 });
schema.index({ email: 1 });

export const ContactMessageModel = model('ContactMessage', schema);

type TextField = 'message' | 'subject';
const locationOf = (id: Types.ObjectId, field: TextField) => ({ collection: COLLECTION, id: String(id), field });

/** Encrypts a text of the message `id`. */
export function encryptMessageText(id: Types.ObjectId, field: TextField, text: string): EncryptedText {
  return encryptText(text, locationOf(id, field));
}

/** What the sender wrote as the subject; null when there is none. */
export function subjectOf({ _id, subject }: Pick<StoredContactMessage, '_id' | 'subject'>): string | null {
  return subject && decryptText(subject, locationOf(_id, 'subject'));
}

/** A stored message as the contract's record, its texts decrypted. */
export const toContactMessage = recordMapper(contactMessageRecord, (stored: StoredContactMessage) => ({
  subject: subjectOf(stored),
  message: decryptText(stored.message, locationOf(stored._id, 'message')),
  contact_type: stored.contactType,
}));
