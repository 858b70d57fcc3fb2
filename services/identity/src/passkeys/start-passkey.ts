import { MAX_PASSKEYS, type PasskeySetup, passkeyAlgorithms, twoStepPasswordInput } from '@practice/contracts';
import { DomainError, readInput, readSetting, type ServiceContext } from '@practice/service-kit';
import { confirmPassword } from '../lockout/confirm-password.ts';
import { newChallenge } from './challenge.model.ts';
import { PasskeyModel } from './passkey.model.ts';
import { relyingParty, userHandleOf } from './relying-party.ts';

/** What a browser calls a practice that has no name yet. */
const FALLBACK_NAME = 'Klinik';

/**
 * Begins to add a passkey of the caller: what the browser needs to make one, which `addPasskey` takes within five minutes.
 * @throws DomainError VALIDATION_FAILED at a wrong password, ACCOUNT_LOCKED; CONFLICT when there are as many as may be.
 */
export async function startPasskey(ctx: ServiceContext, raw: unknown): Promise<PasskeySetup> {
  const { password } = readInput(ctx, 'own-password:write', twoStepPasswordInput, raw);
  const user = await confirmPassword(ctx, { field: 'password', password });
  const userId = String(user._id);
  const { rpId } = relyingParty();
  const existing = await PasskeyModel.find({ userId }, { credentialId: 1 }).lean();
  if (existing.length >= MAX_PASSKEYS) throw tooMany();
  return {
    challenge: await newChallenge('add', userId),
    rpId,
    rpName: (await readSetting('site_name')) || FALLBACK_NAME,
    userHandle: userHandleOf(userId),
    username: user.username,
    algorithms: [...passkeyAlgorithms],
    excluded: existing.map(({ credentialId }) => credentialId),
  };
}

/** The refusal of one more. */
export function tooMany(): DomainError {
  const message = `En fazla ${MAX_PASSKEYS} geçiş anahtarınız olabilir. Önce birini kaldırın.`;
  return new DomainError('CONFLICT', { message });
}
