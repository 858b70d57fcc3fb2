import type { Request } from 'express';

/**
 * The access token that a request brings (`Authorization: Bearer …`), also an empty one; undefined when it brings
 * none. Where there is a token, the session's cookie counts for nothing.
 */
export function bearerOf(request: Request): string | undefined {
  const [scheme = '', ...rest] = (request.get('authorization') ?? '').trim().split(/ +/);
  return scheme.toLowerCase() === 'bearer' ? rest.join(' ') : undefined;
}
