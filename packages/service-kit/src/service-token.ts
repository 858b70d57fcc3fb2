import type { ServiceName } from '@practice/contracts';
// Signs and verifies synchronously; WebCrypto takes ten times as long.
import { createSigner, createVerifier } from 'fast-jwt';
import type { ServiceContext } from './context.ts';
import { DomainError } from './domain-error.ts';

const LIFETIME_MS = 30_000;
const CLOCKS_DIFFER_MS = 5000;
const ISSUER = 'practice';

type TokenSigner = { sign: (payload: object) => string; verify: (token: string) => { ctx: ServiceContext } };

let secret: string | undefined;
const signers = new Map<ServiceName, TokenSigner>();

/** Sets the secret that the gateway and the services share; from SERVICE_SECRET. */
export function setServiceSecret(value: string): void {
  secret = value;
  signers.clear();
}

/** A token with the context for one service, valid for 30 seconds; also for anonymous callers. Its span goes beside it. */
export function mintToken(ctx: ServiceContext, audience: ServiceName): string {
  return signerFor(audience).sign({ ctx: ctx.trace === undefined ? ctx : { ...ctx, trace: undefined } });
}

/**
 * Reads the context from an `Authorization` header.
 * @throws DomainError UNAUTHENTICATED when the token for this service is missing, invalid or expired.
 */
export function readToken(header: string | null | undefined, audience: ServiceName): ServiceContext {
  if (!header?.startsWith('Bearer ')) throw new DomainError('UNAUTHENTICATED', { detail: 'no service token' });
  const { verify } = signerFor(audience);
  try {
    return verify(header.slice('Bearer '.length)).ctx;
  } catch (cause) {
    throw new DomainError('UNAUTHENTICATED', { cause, detail: 'bad service token' });
  }
}

/** Signs and verifies the tokens of one service; the key is prepared once. */
function signerFor(audience: ServiceName): TokenSigner {
  const known = signers.get(audience);
  if (known) return known;
  if (!secret) throw new Error('The service secret is not set.');
  const made: TokenSigner = {
    sign: createSigner({ key: secret, algorithm: 'HS256', iss: ISSUER, aud: audience, expiresIn: LIFETIME_MS }),
    verify: createVerifier({
      key: secret,
      algorithms: ['HS256'],
      allowedIss: ISSUER,
      allowedAud: audience,
      requiredClaims: ['iss', 'aud', 'iat', 'exp', 'ctx'],
      maxAge: LIFETIME_MS,
      clockTolerance: CLOCKS_DIFFER_MS,
    }),
  };
  signers.set(audience, made);
  return made;
}
