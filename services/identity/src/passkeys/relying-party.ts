import { DomainError, publicOrigin } from '@practice/service-kit';

/**
 * Whom passkeys are for: the host of the site's public address, and that origin alone.
 * @throws DomainError UNAVAILABLE in a process that was not given the address.
 */
export function relyingParty(): { rpId: string; origin: string } {
  const origin = publicOrigin();
  if (origin === '') throw new DomainError('UNAVAILABLE', { detail: 'PUBLIC_URL is not set' });
  return { rpId: new URL(origin).hostname, origin };
}

/** How passkeys name their user: bytes that say nothing of the person, base64url. */
export function userHandleOf(userId: string): string {
  return Buffer.from(userId).toString('base64url');
}
