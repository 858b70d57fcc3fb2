import { type NewPasskeyCredential, PASSKEY_MINUTES, type PasskeySetup } from '@practice/contracts';

const MINUTE_MS = 60_000;

const sentences: Record<string, string> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'Bu cihazda bu hesap için zaten bir geçiş anahtarı var.',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
    'Bu cihaz sizi doğrulayamıyor. Önce ekran kilidi, parmak izi ya da PIN kurun.',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: 'Bu cihaz geçiş anahtarı saklayamıyor.',
  ERROR_INVALID_DOMAIN: 'Bu adreste geçiş anahtarı oluşturulamaz. Siteyi kendi adresinden açın.',
  ERROR_INVALID_RP_ID: 'Bu adreste geçiş anahtarı oluşturulamaz. Siteyi kendi adresinden açın.',
};
const notMade = 'Geçiş anahtarı oluşturulmadı. Yeniden deneyin.';

/** That the browser made none, with a sentence for the user. */
export class CredentialNotMade extends Error {}

/**
 * Has the browser make a passkey.
 * @throws CredentialNotMade when the user gives up or the device cannot.
 */
export async function makeCredential(setup: PasskeySetup): Promise<NewPasskeyCredential> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    const { id, response } = await startRegistration({ optionsJSON: optionsOf(setup) });
    return { id, clientDataJson: response.clientDataJSON, attestationObject: response.attestationObject };
  } catch (cause) {
    const { code } = cause as { code?: string };
    throw new CredentialNotMade(sentences[code ?? ''] ?? notMade, { cause });
  }
}

function optionsOf({ challenge, rpId, rpName, userHandle, username, algorithms, excluded }: PasskeySetup) {
  const type = 'public-key' as const;
  return {
    challenge,
    rp: { id: rpId, name: rpName },
    user: { id: userHandle, name: username, displayName: username },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type })),
    excludeCredentials: excluded.map((id) => ({ id, type })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
    timeout: PASSKEY_MINUTES * MINUTE_MS,
  };
}
