import { PASSKEY_MINUTES, type PasskeyOptions, type PasskeySignInInput } from '@practice/contracts';
import { type AuthFailure, type AuthResult, postAuth, sendPasskey } from './auth-calls.ts';

const notUsed = 'Geçiş anahtarı kullanılmadı. Yeniden deneyin ya da şifrenizle girin.';
const MINUTE_MS = 60_000;

/** Whether this browser can have passkeys at all. */
export function canUsePasskeys(): boolean {
  return typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';
}

/** Whether somebody whose password was right has a passkey; no when it cannot be found out. */
export async function hasPasskey(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  const { options } = await fetchOptions(true);
  return (options?.credentialIds.length ?? 0) > 0;
}

/** Signs in by a passkey that the browser asks for. */
export async function signInWithPasskey({ isSecondStep }: { isSecondStep: boolean }): Promise<AuthResult> {
  const { options, failure } = await fetchOptions(isSecondStep);
  if (!options) return { failure };
  const answer = await answerTo(options).catch(() => null);
  return answer ? sendPasskey(answer) : { failure: { status: 0, message: notUsed } };
}

type Offered = { options: PasskeyOptions; failure?: never } | { options?: never; failure: AuthFailure };

async function fetchOptions(isSecondStep: boolean): Promise<Offered> {
  const { body, failure } = await postAuth('/api/auth/passkey/options', { isSecondStep });
  return failure ? { failure } : { options: body as PasskeyOptions };
}

/** Rejects when the user gives up, or the browser has no passkey that fits. */
async function answerTo({ challenge, rpId, credentialIds }: PasskeyOptions): Promise<PasskeySignInInput> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, response } = await startAuthentication({
    optionsJSON: {
      challenge,
      rpId,
      allowCredentials: credentialIds.map((each) => ({ id: each, type: 'public-key' })),
      userVerification: 'required',
      timeout: PASSKEY_MINUTES * MINUTE_MS,
    },
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJson: clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? null };
}
