import {
  type ConsentEntryRecord,
  type ConsentOrigin,
  type ConsentState,
  type ConsentText,
  consentOrigins,
  consentStates,
  consentTexts,
  dataRequestChannels,
} from '@practice/contracts';
import type { EncryptedText } from '@practice/service-kit';
import { model, Schema, type Types } from 'mongoose';

type Withdrawal = Omit<NonNullable<ConsentEntryRecord['withdrawal']>, 'note' | 'recordedAt'> & {
  note: EncryptedText | null;
  recordedAt: Date;
};

/** What somebody agreed to, and whether they took it back. Names and addresses lie open, as those of appointments do. */
export type ConsentEntry = {
  /** Of text and record: there is one entry for the two, however often it is heard of. */
  key: string;
  text: ConsentText;
  state: ConsentState;
  origin: ConsentOrigin | null;
  name: string | null;
  phone: string | null;
  email: string | null;
  /** The appointment or the message; of a choice about cookies, and once it is deleted, none. */
  recordId: string | null;
  noticeVersion: string | null;
  sentenceVersion: string | null;
  categories: { analytics: boolean; marketing: boolean } | null;
  givenAt: Date;
  withdrawal: Withdrawal | null;
  isPersonErased: boolean;
  /** Keyed hashes of phone and e-mail, once the person is erased: whoever names one finds the proof, and nobody else. */
  personHashes: string[];
  /** Words of name, phone and e-mail folded for search by Turkish rules. */
  searchTokens: string[];
  /** When it is removed; null: with its record. */
  expiresAt: Date | null;
};

export type StoredConsentEntry = ConsentEntry & { _id: Types.ObjectId };

const text = { type: String, required: true } as const;
const optional = { type: String, default: null } as const;
const categories = new Schema({ analytics: Boolean, marketing: Boolean }, { _id: false });
const withdrawal = new Schema<Withdrawal>(
  {
    withdrawnOn: text,
    channel: { ...text, enum: dataRequestChannels },
    note: optional,
    recordedBy: optional,
    recordedAt: { type: Date, required: true },
  },
  { _id: false },
);

const schema = new Schema<ConsentEntry>(
  {
    key: text,
    text: { ...text, enum: consentTexts },
    state: { ...text, enum: consentStates },
    origin: { type: String, enum: [...consentOrigins, null], default: null },
    name: optional,
    phone: optional,
    email: optional,
    recordId: optional,
    noticeVersion: optional,
    sentenceVersion: optional,
    categories: { type: categories, default: null },
    givenAt: { type: Date, required: true },
    withdrawal: { type: withdrawal, default: null },
    isPersonErased: { type: Boolean, default: false },
    personHashes: { type: [String], default: [] },
    searchTokens: { type: [String], default: [] },
    expiresAt: { type: Date, default: null },
  },
  { collection: 'consent_entries', versionKey: false },
);
schema.index({ key: 1 }, { unique: true });
schema.index({ recordId: 1 });
schema.index({ phone: 1 });
schema.index({ email: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const ConsentEntryModel = model('ConsentEntry', schema);

const COLLECTION = 'consent_entries';

/** Where the note of a withdrawal is encrypted for. */
export const noteLocation = (id: Types.ObjectId) => ({
  collection: COLLECTION,
  id: String(id),
  field: 'withdrawal.note',
});
