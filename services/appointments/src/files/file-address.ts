import { FILE_CONTENT_PATH, type FileAddress } from '@practice/contracts';
import { DomainError, isSameSignature, keyedHash, type ServiceContext } from '@practice/service-kit';

/** Long enough to load a preview or to begin a download. */
const VALID_MS = 60_000;

/**
 * An address of a file's content for a minute. It is signed for the caller's session or access token: anybody else who
 * learns of it gets nothing, and permissions are checked again when it is used.
 * @throws DomainError FORBIDDEN for a caller with neither
 */
export function fileAddressFor(ctx: ServiceContext, id: string, now = Date.now()): FileAddress {
  const expires = now + VALID_MS;
  const signature = sign(ctx, id, expires);
  if (signature === null) throw new DomainError('FORBIDDEN');
  return { url: `${FILE_CONTENT_PATH}/${id}/${expires}/${signature}`, expiresAt: new Date(expires).toISOString() };
}

type Sent = { id: string; expires: number; signature: string };

/** Whether an address is valid now, for this caller. */
export function isAddressValid(ctx: ServiceContext, { id, expires, signature }: Sent, now = Date.now()): boolean {
  const own = sign(ctx, id, expires);
  return expires > now && own !== null && isSameSignature(own, signature);
}

/** Changes with FIELD_KEY: an address of before is refused. */
function sign({ sessionKey, actor }: ServiceContext, id: string, expires: number): string | null {
  const holder = actor.tokenId === undefined ? sessionKey && `session ${sessionKey}` : `token ${actor.tokenId}`;
  return holder ? keyedHash('address of a file', id, String(expires), holder) : null;
}
