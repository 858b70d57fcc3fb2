import { type AddedPasskey, addPasskeyInput, MAX_PASSKEYS } from '@practice/contracts';
import {
  type ClientSession,
  DomainError,
  emit,
  isDuplicateKey,
  readInput,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { newRecoveryCodes } from '../two-step/recovery-codes.ts';
import { isOn, TwoStepModel } from '../two-step/two-step.model.ts';
import { takeChallenge } from './challenge.model.ts';
import { PasskeyModel, toPasskeyRecord } from './passkey.model.ts';
import { tooMany } from './start-passkey.ts';
import { challengeOf, verifyNewPasskey } from './verify-passkey.ts';

/**
 * Adds the passkey that a browser has made after `startPasskey`. When it is the caller's first second step, the recovery
 * codes come with it, this once.
 * @throws DomainError VALIDATION_FAILED when the answer of the authenticator is not right or too late; CONFLICT when
 *   there are as many as may be, or this one is there already.
 */
export async function addPasskey(ctx: ServiceContext, raw: unknown): Promise<AddedPasskey> {
  const { name, credential } = readInput(ctx, 'own-password:write', addPasskeyInput, raw);
  const { userId } = ctx.actor;
  if (userId === null) throw new DomainError('FORBIDDEN');
  const challenge = challengeOf(credential.clientDataJson);
  const taken = challenge === null ? null : await takeChallenge(challenge, 'add');
  const verified = taken?.userId === userId ? await verifyNewPasskey(credential, taken._id) : null;
  if (!verified) throw refusal('VALIDATION_FAILED', 'Geçiş anahtarı doğrulanamadı. Yeniden deneyin.');
  const { codes, hashes } = await newRecoveryCodes();
  const add = () =>
    withTransaction(async (session) => {
      const isFirst = await countOneMore(session, userId, hashes);
      const [stored] = await PasskeyModel.create([{ userId, name, ...verified }], { session });
      if (!stored) throw new Error('The passkey was not stored.');
      emit(session, 'user.changed', { id: userId });
      recordAudit(session, ctx, { action: 'passkey-added', entity: 'user', entityId: userId });
      return { passkey: toPasskeyRecord(stored.toObject()), codes: isFirst ? codes : [] };
    });
  return add().catch((error: unknown) => {
    throw isDuplicateKey(error) ? refusal('CONFLICT', 'Bu geçiş anahtarı zaten ekli.') : error;
  });
}

/** Every change of a user's passkeys writes their second step, so that two at once meet there; whether it is the first. */
async function countOneMore(session: ClientSession, userId: string, recoveryHashes: string[]): Promise<boolean> {
  const before = await TwoStepModel.findById(userId, null, { session }).lean();
  if ((before?.passkeys ?? 0) >= MAX_PASSKEYS) throw tooMany();
  const isFirst = !isOn(before);
  await TwoStepModel.updateOne(
    { _id: userId },
    { $inc: { passkeys: 1 }, ...(isFirst ? { $set: { recoveryHashes } } : {}) },
    { upsert: true, session },
  );
  return isFirst;
}

function refusal(code: 'VALIDATION_FAILED' | 'CONFLICT', message: string): DomainError {
  return new DomainError(code, { errors: [{ field: 'credential', message, code: 'PASSKEY_REFUSED' }] });
}
