import { DomainError, databaseWaitMs } from '@practice/service-kit';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Readiness } from '../readiness.ts';
import { localsOf } from './locals.ts';

const AGAIN_MS = 1000;
const RETRY_AFTER_SECONDS = 5;

/**
 * Answers UNAVAILABLE, through `fail`, to a request that has no answer for longer than anything should wait for the
 * database, while that one does not answer: a server whose disk stalls takes requests and says nothing. What the request
 * was at goes on, and comes to nothing.
 */
export function answerInTime(readiness: Pick<Readiness, 'isDatabaseUp'>, fail: ErrorRequestHandler): RequestHandler {
  return (request, response, next) => {
    const look = async () => {
      if (response.headersSent) return;
      if (await readiness.isDatabaseUp()) {
        timer = setTimeout(look, AGAIN_MS);
        return;
      }
      if (response.headersSent) return;
      localsOf(response).isGivenUp = true;
      const detail = 'the database does not answer';
      await fail(
        new DomainError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS, detail }),
        request,
        response,
        next,
      );
    };
    let timer = setTimeout(look, databaseWaitMs());
    response.once('close', () => clearTimeout(timer));
    next();
  };
}
