import type { Request } from 'express';

/**
 * The access token that a request brings (`Authorization: Bearer …`), also an empty one; undefined when it brings none.
 * With a token, the session's cookie is ignored.
 */
export function bearerOf(request: Request): string | undefined {
  const [scheme = '', ...rest] = (request.get('authorization') ?? '').trim().split(/ +/);
  return scheme.toLowerCase() === 'bearer' ? rest.join(' ') : undefined;
}
