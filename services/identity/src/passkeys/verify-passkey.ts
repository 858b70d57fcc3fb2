import { type NewPasskeyCredential, type PasskeySignInInput, passkeyAlgorithms } from '@practice/contracts';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Passkey } from './passkey.model.ts';
import { relyingParty } from './relying-party.ts';

/** The challenge that an answer is to; null when it cannot be read. */
export function challengeOf(clientDataJson: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString());
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/** What is stored of a new passkey whose user was verified for this site; null when the answer is not right. */
export async function verifyNewPasskey(
  { id, clientDataJson, attestationObject }: NewPasskeyCredential,
  challenge: string,
): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'counter'> | null> {
  const response = { clientDataJSON: clientDataJson, attestationObject };
  const { rpId, origin } = relyingParty();
  const found = await verifyRegistrationResponse({
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...passkeyAlgorithms],
    // The library throws for whatever is wrong.
  }).catch(() => null);
  if (!found?.verified) return null;
  const { credential } = found.registrationInfo;
  const publicKey = Buffer.from(credential.publicKey).toString('base64url');
  return { credentialId: credential.id, publicKey, counter: credential.counter };
}

/** The next counter of a passkey that has signed the challenge for this site with its user verified; else null. */
export async function verifySignature(
  { id, clientDataJson, authenticatorData, signature }: PasskeySignInInput,
  { challenge, passkey }: { challenge: string; passkey: Passkey },
): Promise<number | null> {
  const { credentialId, publicKey, counter } = passkey;
  const response = { clientDataJSON: clientDataJson, authenticatorData, signature };
  const { rpId, origin } = relyingParty();
  const found = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
  }).catch(() => null);
  return found?.verified ? found.authenticationInfo.newCounter : null;
}
