import { decryptText, type EncryptedText, encryptText } from '@practice/service-kit';
import { model, Schema } from 'mongoose';

/** The second step of a user's sign-in, under the user's id: an app, passkeys, or both. */
export type TwoStep = {
  _id: string;
  /** Of the authenticator app, Base32; null without one. */
  secret: EncryptedText | null;
  /** Without it the app is being set up. */
  confirmedAt: Date | null;
  /** The half minute of the last code that was taken, counted since 1970: each code signs in once. */
  lastStep: number;
  /** argon2id, each with a salt of its own. */
  recoveryHashes: string[];
  /** How many passkeys the user has; missing where no passkey was ever added. */
  passkeys?: number;
};

/** What makes a second step count. */
export const ON = { $or: [{ confirmedAt: { $ne: null } }, { passkeys: { $gt: 0 } }] };

const COLLECTION = 'two_steps';
const schema = new Schema<TwoStep>(
  {
    _id: { type: String, required: true },
    secret: { type: String, default: null },
    confirmedAt: { type: Date, default: null },
    lastStep: { type: Number, default: 0 },
    recoveryHashes: { type: [String], default: [] },
    passkeys: { type: Number },
  },
  { collection: COLLECTION, versionKey: false },
);

export const TwoStepModel = model('TwoStep', schema);

const locationOf = (userId: string) => ({ collection: COLLECTION, id: userId, field: 'secret' });

/** A secret as it is stored. */
export function storedSecret(userId: string, secret: string): EncryptedText {
  return encryptText(secret, locationOf(userId));
}

/** The secret of the app; null without one. */
export function secretOf({ _id, secret }: Pick<TwoStep, '_id' | 'secret'>): string | null {
  return secret === null ? null : decryptText(secret, locationOf(_id));
}

/** Whether an app is confirmed or there is a passkey. */
export function isOn(found: Pick<TwoStep, 'confirmedAt' | 'passkeys'> | null): boolean {
  return found !== null && (found.confirmedAt !== null || (found.passkeys ?? 0) > 0);
}

/** The second step of a user; null without a confirmed app and without passkeys. */
export async function findTwoStep(userId: string): Promise<TwoStep | null> {
  return TwoStepModel.findOne({ _id: userId, ...ON }).lean();
}

/** The ids of all users whose sign-in has a second step. */
export async function listTwoStepUsers(): Promise<string[]> {
  const found = await TwoStepModel.find(ON, { _id: 1 }).lean();
  return found.map(({ _id }) => _id);
}
