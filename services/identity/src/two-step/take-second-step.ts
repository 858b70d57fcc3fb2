import { findRecoveryHash } from './recovery-codes.ts';
import { stepOf } from './totp.ts';
import type { TwoStep } from './two-step.model.ts';
import { secretOf, TwoStepModel } from './two-step.model.ts';

/**
 * Whether a code is the right one: of the app, or one of the recovery codes. It is used up in the same write, so that two
 * who send it at once do not both get in.
 */
export async function takeSecondStep(found: TwoStep, code: string): Promise<'app' | 'recovery' | null> {
  const secret = found.confirmedAt === null ? null : secretOf(found);
  const step = secret === null ? null : stepOf(secret, code, found.lastStep);
  if (step !== null) {
    const taken = await TwoStepModel.updateOne(
      { _id: found._id, lastStep: { $lt: step } },
      { $set: { lastStep: step } },
    );
    return taken.modifiedCount === 1 ? 'app' : null;
  }
  const hash = await findRecoveryHash(code, found.recoveryHashes);
  if (hash === null) return null;
  const used = await TwoStepModel.updateOne(
    { _id: found._id, recoveryHashes: hash },
    { $pull: { recoveryHashes: hash } },
  );
  return used.modifiedCount === 1 ? 'recovery' : null;
}
