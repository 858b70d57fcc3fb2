import type { Request } from 'express';

/** Behind https: browsers accept a cookie of this name from this host alone. */
export const SECURE_COOKIE = '__Host-practice';

/**
 * The name of the session's cookie. On plain http it carries the port of `publicUrl`: browsers share cookies between
 * the ports of a host, and two products on one machine would overwrite each other's.
 */
export function sessionCookieName(isSecure: boolean, publicUrl: string): string {
  return isSecure ? SECURE_COOKIE : `practice${portSuffix(publicUrl)}`;
}

/** `-4000`; nothing for an address without a port. */
export function portSuffix(publicUrl: string): string {
  const { port } = new URL(publicUrl);
  return port === '' ? '' : `-${port}`;
}

/** The value of a cookie that a request brings, as it was sent; undefined without one of this name. */
export function cookieOf({ headers }: Request, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Whether a request has a cookie that may be a session's. */
export function hasSessionCookie(request: Request, publicUrl: string): boolean {
  return [false, true].some((isSecure) => cookieOf(request, sessionCookieName(isSecure, publicUrl)) !== undefined);
}
