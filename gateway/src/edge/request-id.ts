import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { localsOf } from './locals.ts';

const SANE = /^[\w.:-]{8,100}$/;

/** Names each request. The name that a trusted proxy gave is kept, so that its log and ours can be read together. */
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
  if (!given || !SANE.test(given)) return undefined;
  const isTrusted: (address: string | undefined, hop: number) => boolean = request.app.get('trust proxy fn');
  return isTrusted(request.socket.remoteAddress, 0) ? given : undefined;
}
