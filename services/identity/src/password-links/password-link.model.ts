import { type PasswordLinkPurpose, passwordLinkPurposes } from '@practice/contracts';
import { model, Schema, type Types } from 'mongoose';

/**
 * A requested link with which somebody chooses a password. It belongs to an e-mail address, whoever has it; whether
 * anybody has is looked up when it is sent and used, so that a request takes as long for an unknown address. One that is
 * shown rather than sent, as of the first admin, belongs to the user.
 */
export type PasswordLink = {
  email: string | null;
  /** Whose it is when it belongs to no address. */
  userId: string | null;
  purpose: PasswordLinkPurpose;
  /** SHA-256 of each token that was sent for it: an e-mail that is sent again has another. */
  tokenHashes: string[];
  createdAt: Date;
  expiresAt: Date;
};

export type StoredPasswordLink = PasswordLink & { _id: Types.ObjectId };

const schema = new Schema<PasswordLink>(
  {
    email: { type: String, default: null },
    userId: { type: String, default: null },
    purpose: { type: String, enum: passwordLinkPurposes, required: true },
    tokenHashes: { type: [String], default: [] },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'password_links', timestamps: { createdAt: true, updatedAt: false }, versionKey: false },
);
schema.index({ tokenHashes: 1 });
schema.index({ email: 1, createdAt: -1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const PasswordLinkModel = model('PasswordLink', schema);
