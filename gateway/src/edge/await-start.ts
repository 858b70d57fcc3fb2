import { DomainError } from '@practice/service-kit';
import type { RequestHandler } from 'express';
import type { Readiness } from '../readiness.ts';

const RETRY_AFTER_SECONDS = 5;

/** Responds with UNAVAILABLE until the services are up, and closes connections while the process stops. */
export function awaitStart(readiness: Readiness): RequestHandler {
  return (_request, response, next) => {
    if (readiness.isStopping) response.set('Connection', 'close');
    if (readiness.isStarted) return next();
    next(new DomainError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS, detail: 'still starting' }));
  };
}
