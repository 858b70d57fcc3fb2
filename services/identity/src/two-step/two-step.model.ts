import { decryptText, type EncryptedText, encryptText } from '@practice/service-kit';
import { model, Schema } from 'mongoose';

/** The second step of a user's sign-in, under the user's id. Without `confirmedAt` it is being set up. */
export type TwoStep = {
  _id: string;
  /** Of the authenticator app, Base32. */
  secret: EncryptedText;
  confirmedAt: Date | null;
  /** The half minute of the last code that was taken, counted since 1970: each code signs in once. */
  lastStep: number;
  recoveryHashes: string[];
};

const COLLECTION = 'two_steps';
const schema = new Schema<TwoStep>(
  {
    _id: { type: String, required: true },
    secret: { type: String, required: true },
    confirmedAt: { type: Date, default: null },
    lastStep: { type: Number, default: 0 },
    recoveryHashes: { type: [String], default: [] },
  },
  { collection: COLLECTION, versionKey: false },
);

export const TwoStepModel = model('TwoStep', schema);

const locationOf = (userId: string) => ({ collection: COLLECTION, id: userId, field: 'secret' });

/** A secret as it is stored. */
export function storedSecret(userId: string, secret: string): EncryptedText {
  return encryptText(secret, locationOf(userId));
}

export function secretOf({ _id, secret }: Pick<TwoStep, '_id' | 'secret'>): string {
  return decryptText(secret, locationOf(_id));
}

/** The second step that a user has confirmed; null without one. */
export async function findTwoStep(userId: string): Promise<TwoStep | null> {
  return TwoStepModel.findOne({ _id: userId, confirmedAt: { $ne: null } }).lean();
}

/** The ids of all users whose sign-in has a second step. */
export async function listTwoStepUsers(): Promise<string[]> {
  const found = await TwoStepModel.find({ confirmedAt: { $ne: null } }, { _id: 1 }).lean();
  return found.map(({ _id }) => _id);
}
