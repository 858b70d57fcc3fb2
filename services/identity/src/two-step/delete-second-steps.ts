import type { ClientSession } from '@practice/service-kit';
import { PasskeyModel } from '../passkeys/passkey.model.ts';
import { TwoStepModel } from './two-step.model.ts';

/** Deletes app, passkeys and recovery codes of a user, in the caller's transaction; whether there were any. */
export async function deleteSecondSteps(session: ClientSession, userId: string): Promise<boolean> {
  await PasskeyModel.deleteMany({ userId }, { session });
  const { deletedCount } = await TwoStepModel.deleteOne({ _id: userId }, { session });
  return deletedCount > 0;
}
