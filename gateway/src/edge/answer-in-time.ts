import { DomainError, databaseWaitMs } from '@practice/service-kit';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Readiness } from '../readiness.ts';
import { localsOf } from './locals.ts';

const FIRST_LOOK_MS = 1500;
const AGAIN_MS = 500;
const RETRY_AFTER_SECONDS = 5;

/**
 * Answers UNAVAILABLE, through `fail`, to a request that has no answer while the database has answered nothing for longer
 * than anything should wait for it: a server whose disk stalls takes requests and says nothing. One that is only busy, as this
 * process may be, answers a look in between. What the request was at goes on, and comes to nothing.
 */
export function answerInTime(readiness: Pick<Readiness, 'isDatabaseUp'>, fail: ErrorRequestHandler): RequestHandler {
  return (request, response, next) => {
    let silentSince: number | undefined;
    let timer = setTimeout(look, FIRST_LOOK_MS);
    response.once('close', () => clearTimeout(timer));
    next();

    async function look(): Promise<void> {
      const lookedAt = Date.now();
      silentSince = (await readiness.isDatabaseUp()) ? undefined : (silentSince ?? lookedAt);
      if (response.headersSent || response.closed) return;
      if (silentSince === undefined || Date.now() - silentSince < databaseWaitMs() - FIRST_LOOK_MS) {
        timer = setTimeout(look, AGAIN_MS);
        return;
      }
      localsOf(response).isGivenUp = true;
      const detail = 'the database does not answer';
      await fail(
        new DomainError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS, detail }),
        request,
        response,
        next,
      );
    }
  };
}
