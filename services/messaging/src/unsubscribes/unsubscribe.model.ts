import { model, Schema, type Types } from 'mongoose';

/** An address to which a marketing e-mail went, and whether it wants more of them. */
export type Unsubscribe = {
  _id: Types.ObjectId;
  /** Without capitals. */
  email: string;
  /** Of the link in the e-mails; without capitals, since mail programs may write addresses small. */
  token: string;
  unsubscribedAt: Date | null;
  /** Null: until somebody asks for its erasure, or wants e-mails again. */
  expiresAt: Date | null;
};

const schema = new Schema<Unsubscribe>(
  {
    email: { type: String, required: true, unique: true },
    token: { type: String, required: true, unique: true },
    unsubscribedAt: { type: Date, default: null },
    expiresAt: { type: Date, default: null },
  },
  { collection: 'unsubscribes', versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const UnsubscribeModel = model('Unsubscribe', schema);

const LINK_YEARS = 3;

/** Until when the link in an e-mail of today works. */
export function linkExpiry(): Date {
  const date = new Date();
  date.setFullYear(date.getFullYear() + LINK_YEARS);
  return date;
}
