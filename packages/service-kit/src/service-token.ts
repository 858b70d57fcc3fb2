import { webcrypto } from 'node:crypto';
import type { ServiceName } from '@practice/contracts';
import { jwtVerify, SignJWT } from 'jose';
import type { ServiceContext } from './context.ts';
import { DomainError } from './domain-error.ts';

const LIFETIME = '30s';
let key: Promise<webcrypto.CryptoKey> | undefined;

/** Sets the secret that the gateway and the services share; from SERVICE_SECRET. */
export function useServiceSecret(value: string): void {
  const bytes = new TextEncoder().encode(value);
  // Made once: making it anew takes as long as signing does.
  key = webcrypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}

async function currentKey(): Promise<webcrypto.CryptoKey> {
  if (!key) throw new Error('The service secret is not set.');
  return key;
}

/** A context as a token for one service, good for 30 seconds. Anonymous callers get one too. */
export async function mintToken(ctx: ServiceContext, audience: ServiceName): Promise<string> {
  return new SignJWT({ ctx })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('practice')
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(await currentKey());
}

/**
 * The context out of an `Authorization` header.
 * @throws DomainError UNAUTHENTICATED when there is no token for this service, or a bad or an old one.
 */
export async function readToken(header: string | null | undefined, audience: ServiceName): Promise<ServiceContext> {
  if (!header?.startsWith('Bearer ')) throw new DomainError('UNAUTHENTICATED', { detail: 'no service token' });
  try {
    const { payload } = await jwtVerify(header.slice('Bearer '.length), await currentKey(), {
      algorithms: ['HS256'],
      issuer: 'practice',
      audience,
      maxTokenAge: LIFETIME,
      clockTolerance: 5,
    });
    return payload.ctx as ServiceContext;
  } catch (cause) {
    throw new DomainError('UNAUTHENTICATED', { cause, detail: 'bad service token' });
  }
}
