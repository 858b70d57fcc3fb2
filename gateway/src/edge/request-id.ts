import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { localsOf } from './locals.ts';

/** A UUID, with or without its hyphens: ours, and that of common proxies. */
const FORM = /^[\da-f]{8}(-?)[\da-f]{4}\1[\da-f]{4}\1[\da-f]{4}\1[\da-f]{12}$/i;

/** Gives each request an id. A valid one from a trusted proxy is kept, so that both logs can be correlated. */
export function requestId(): RequestHandler {
  return (request, response, next) => {
    const id = namedByProxy(request) ?? randomUUID();
    localsOf(response).requestId = id;
    response.set('X-Request-Id', id);
    next();
  };
}

function namedByProxy(request: Request): string | undefined {
  const given = request.get('x-request-id');
  return given && FORM.test(given) && isFromTrustedProxy(request) ? given : undefined;
}

/** Whether a request comes by a proxy that is trusted (TRUST_PROXY). */
export function isFromTrustedProxy(request: Request): boolean {
  const isTrusted: (address: string | undefined, hop: number) => boolean = request.app.get('trust proxy fn');
  return isTrusted(request.socket.remoteAddress, 0);
}
