import { TOTP_DIGITS, TOTP_SECONDS, type TwoStepSetup } from '@practice/contracts';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** Codes of the half minute before and after count too: clocks differ. */
const WINDOW = 1;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), digits: TOTP_DIGITS, period: TOTP_SECONDS });

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an authenticator app is given. */
export function setupOf(secret: string, names: { issuer: string; label: string }): TwoStepSetup {
  const address = totpOf(secret, names).toString();
  return { secret, address, picture: renderSVG(address, { border: 2 }) };
}

/** The half minute that a code is of; null for a wrong one, and for one that is not after `lastStep`. */
export function stepOf(secret: string, code: string, lastStep: number): number | null {
  const now = Date.now();
  const delta = totpOf(secret).validate({ token: code, window: WINDOW, timestamp: now });
  if (delta === null) return null;
  const step = Math.floor(now / 1000 / TOTP_SECONDS) + delta;
  return step > lastStep ? step : null;
}
