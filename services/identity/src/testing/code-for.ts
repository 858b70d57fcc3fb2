import { TOTP_SECONDS } from '@practice/contracts';
import { Secret, TOTP } from 'otpauth';

/** The code of an app, half minutes from now. */
export function codeFor(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * TOTP_SECONDS * 1000,
  });
}
