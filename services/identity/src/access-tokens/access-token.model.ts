import { accessTokenRecord, type TokenScope } from '@practice/contracts';
import { recordMapper } from '@practice/service-kit';
import { model, Schema, type Types } from 'mongoose';

/** A personal access token. Revoking removes it; the audit log keeps a record. */
export type AccessToken = {
  userId: string;
  name: string;
  scope: TokenScope;
  /** SHA-256 of the token, base64url: it has 256 random bits, so nothing slower is needed. */
  tokenHash: string;
  /** Last day at the practice, yyyy-MM-dd. */
  expiresAt: string;
  lastUsedAt: Date | null;
  /** Keyed hashes of the networks that it is used from; missing where it was not used since they are kept. */
  networks?: string[];
  createdAt: Date;
};

export type StoredAccessToken = AccessToken & { _id: Types.ObjectId };

const schema = new Schema<AccessToken>(
  {
    userId: { type: String, required: true },
    name: { type: String, required: true },
    scope: { type: String, required: true },
    tokenHash: { type: String, required: true, unique: true },
    expiresAt: { type: String, required: true },
    lastUsedAt: { type: Date, default: null },
    networks: { type: [String], default: undefined },
  },
  { collection: 'access_tokens', timestamps: { createdAt: true, updatedAt: false }, versionKey: false },
);
schema.index({ userId: 1, createdAt: -1 });

export const AccessTokenModel = model('AccessToken', schema);

/** A token with its owner's name; never its hash. */
export const toAccessTokenRecord = recordMapper(accessTokenRecord, (_token: StoredAccessToken, username: string) => ({
  username,
}));
