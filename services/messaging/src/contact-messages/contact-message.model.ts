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
  subject: string | null;
  contactType: ContactType;
  /** A parent writes about a child here: encrypted like clinical text. */
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
  /** Name, e-mail and subject, folded for search by Turkish rules. */
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

const locationOf = (id: Types.ObjectId) => ({ collection: COLLECTION, id: String(id), field: 'message' });

/** Encrypts the text of the message `id`. */
export function encryptMessage(id: Types.ObjectId, message: string): EncryptedText {
  return encryptText(message, locationOf(id));
}

/** A stored message as the contract's record, its text decrypted. */
export const toContactMessage = recordMapper(
  contactMessageRecord,
  ({ _id, message, contactType }: StoredContactMessage) => ({
    message: decryptText(message, locationOf(_id)),
    contact_type: contactType,
  }),
);
