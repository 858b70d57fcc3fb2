import { COOKIE_CHOICE_YEARS } from '@practice/contracts';
import { model, Schema } from 'mongoose';

/** A visitor's choice about cookies under its random id; no address, no browser. */
export type Consent = {
  _id: string;
  analytics: boolean;
  marketing: boolean;
  textVersion: string;
  recordedAt: Date;
};

const schema = new Schema<Consent>(
  {
    _id: String,
    analytics: { type: Boolean, required: true },
    marketing: { type: Boolean, required: true },
    textVersion: { type: String, required: true },
    recordedAt: { type: Date, required: true },
  },
  { collection: 'consents', versionKey: false },
);
schema.index({ recordedAt: 1 }, { expireAfterSeconds: COOKIE_CHOICE_YEARS * 365 * 86_400 });

export const ConsentModel = model('Consent', schema);
