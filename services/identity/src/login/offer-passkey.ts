import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { newChallenge } from '../passkeys/challenge.model.ts';
import { PasskeyModel } from '../passkeys/passkey.model.ts';
import { relyingParty } from '../passkeys/relying-party.ts';

/**
 * A challenge for signing in with a passkey. Without a user nobody is named: the browser knows whose passkeys it has.
 * With one, whose password was right, it is for that user's passkeys alone.
 */
export const offerPasskey: InternalFunctions<'identity'>['offerPasskey'] = async (ctx, { userId }) => {
  assertCan(ctx, 'session:open');
  const { rpId } = relyingParty();
  const found = userId === null ? [] : await PasskeyModel.find({ userId }, { credentialId: 1 }).lean();
  const challenge = await newChallenge('sign-in', userId);
  return { challenge, rpId, credentialIds: found.map(({ credentialId }) => credentialId) };
};
