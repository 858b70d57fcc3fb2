import { passkeyRecord } from '@practice/contracts';
import { recordMapper } from '@practice/service-kit';
import { model, Schema, type Types } from 'mongoose';

/** A passkey of a user. How many a user has is kept with their second step: see two-step.model.ts. */
export type Passkey = {
  userId: string;
  /** What the user calls it. */
  name: string;
  /** How the authenticator names it, base64url. */
  credentialId: string;
  /** COSE, base64url. */
  publicKey: string;
  /** How often it had signed when it was last used; 0 for those that do not count. */
  counter: number;
  lastUsedAt: Date | null;
  createdAt: Date;
};

export type StoredPasskey = Passkey & { _id: Types.ObjectId };

const schema = new Schema<Passkey>(
  {
    userId: { type: String, required: true },
    name: { type: String, required: true },
    credentialId: { type: String, required: true, unique: true },
    publicKey: { type: String, required: true },
    counter: { type: Number, required: true },
    lastUsedAt: { type: Date, default: null },
  },
  { collection: 'passkeys', timestamps: { createdAt: true, updatedAt: false }, versionKey: false },
);
schema.index({ userId: 1, createdAt: 1 });

export const PasskeyModel = model('Passkey', schema);

/** A passkey without its key. */
export const toPasskeyRecord = recordMapper(passkeyRecord);
