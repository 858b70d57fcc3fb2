import { randomBytes } from 'node:crypto';
import { PASSKEY_MINUTES } from '@practice/contracts';
import { model, Schema } from 'mongoose';

export type ChallengePurpose = 'add' | 'sign-in';

/** A challenge that an authenticator has to sign, under its base64url text, until it is answered or over. */
type Challenge = {
  _id: string;
  purpose: ChallengePurpose;
  /** Who may answer it; null for anybody. */
  userId: string | null;
  expiresAt: Date;
};

const BYTES = 32;
const MINUTE_MS = 60_000;

const schema = new Schema<Challenge>(
  {
    _id: { type: String, required: true },
    purpose: { type: String, required: true },
    userId: { type: String, default: null },
    expiresAt: { type: Date, required: true, expires: 0 },
  },
  { collection: 'passkey_challenges', versionKey: false },
);

export const ChallengeModel = model('PasskeyChallenge', schema);

/** Stores a new challenge and gives its text. */
export async function newChallenge(purpose: ChallengePurpose, userId: string | null): Promise<string> {
  const _id = randomBytes(BYTES).toString('base64url');
  await ChallengeModel.create({ _id, purpose, userId, expiresAt: new Date(Date.now() + PASSKEY_MINUTES * MINUTE_MS) });
  return _id;
}

/** Uses a challenge up, so that of two who answer it one gets it; null when it is none, over, or was answered. */
export async function takeChallenge(challenge: string, purpose: ChallengePurpose): Promise<Challenge | null> {
  return ChallengeModel.findOneAndDelete({ _id: challenge, purpose, expiresAt: { $gt: new Date() } }).lean();
}
