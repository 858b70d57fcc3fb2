import type { Request } from 'express';

/** Behind https: browsers take a cookie of this name from this very host alone. */
export const SECURE_COOKIE = '__Host-practice';

/**
 * The name of the session's cookie. On plain http it carries the port of `publicUrl`: browsers share cookies between
 * the ports of a host, and two products on one machine would overwrite each other's.
 */
export function sessionCookieName(isSecure: boolean, publicUrl: string): string {
  if (isSecure) return SECURE_COOKIE;
  const { port } = new URL(publicUrl);
  return port === '' ? 'practice' : `practice-${port}`;
}

/** Whether a request brings a cookie of this name. */
export function hasCookie({ headers }: Request, name: string): boolean {
  return (headers.cookie ?? '').split(/;\s*/).some((pair) => pair.startsWith(`${name}=`));
}

/** Whether a request brings a cookie that may be a session's. */
export function hasSessionCookie(request: Request, publicUrl: string): boolean {
  return [false, true].some((isSecure) => hasCookie(request, sessionCookieName(isSecure, publicUrl)));
}
