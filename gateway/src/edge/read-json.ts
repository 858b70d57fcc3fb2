import { DomainError } from '@practice/service-kit';
import express, { type Request, type RequestHandler } from 'express';

const LIMIT = '100kb';

/** Reads JSON bodies of at most 100 kB; a body of any other type is refused. */
export function readJson(): RequestHandler {
  const parse = express.json({ limit: LIMIT });
  return (request, response, next) => {
    if (hasBody(request) && !request.is('application/json')) return next(new DomainError('UNSUPPORTED_MEDIA_TYPE'));
    parse(request, response, next);
  };
}

function hasBody(request: Request): boolean {
  return request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
}
