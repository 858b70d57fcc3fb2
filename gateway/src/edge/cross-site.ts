import { DomainError } from '@practice/service-kit';
import type { Request, RequestHandler } from 'express';
import { bearerOf } from '../auth/bearer.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests that change something and come from another site, by the rule of Go's http.CrossOriginProtection:
 * what the browser says of the request's origin, and no token. Callers that are no browser send neither header and
 * pass, and so do requests with an access token, which no other site's page knows and with which the cookie is ignored.
 */
export function sameOriginOnly(trustedOrigins: ReadonlySet<string>): RequestHandler {
  return (request, _response, next) => {
    if (SAFE.has(request.method) || bearerOf(request) !== undefined || isOwn(request, trustedOrigins)) return next();
    next(new DomainError('CROSS_SITE_REQUEST'));
  };
}

function isOwn(request: Request, trustedOrigins: ReadonlySet<string>): boolean {
  const site = request.get('sec-fetch-site');
  const origin = request.get('origin');
  if (site === 'same-origin' || site === 'none') return true;
  if (origin !== undefined && trustedOrigins.has(origin)) return true;
  if (site !== undefined) return false;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === request.get('host'));
}
