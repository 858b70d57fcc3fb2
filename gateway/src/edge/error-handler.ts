import type { ProblemCode } from '@practice/contracts';
import { DomainError, logFieldsOf, logger, toDomainError } from '@practice/service-kit';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { GRAPHQL_PATH } from '../graphql/graphql-path.ts';
import { errorPage } from './error-page.ts';
import { localsOf } from './locals.ts';

const PROGRAMS = /^\/(api|graphql|metrics|remotes|assets)(\/|$)/;

/**
 * Turns any error into the documented response: `{ message, code, errors }`, GraphQL's form at its path, or an HTML
 * page for a browser. `onProblem` is told of each.
 */
export function errorHandler(onProblem: (code: ProblemCode) => void): ErrorRequestHandler {
  return (error, request, response, _next) => {
    // What comes after the answer, or fails because there is one.
    if (localsOf(response).isGivenUp && response.headersSent) return;
    const problem = toProblem(error);
    onProblem(problem.code);
    logIfUnexpected(problem, response);
    if (response.headersSent) {
      // All that can still be signalled is that the response is incomplete.
      if (!response.writableEnded) response.destroy();
      return;
    }
    response.status(problem.status).set('Cache-Control', 'no-store');
    if (problem.retryAfterSeconds) response.set('Retry-After', String(problem.retryAfterSeconds));
    if (isPage(request)) return void response.type('html').send(errorPage(problem, localsOf(response).nonce));
    const body = problem.toResponse();
    const isGraphQL = request.path === GRAPHQL_PATH;
    response.json(isGraphQL ? { errors: [{ message: body.message, extensions: body }] } : body);
  };
}

/** Whether a browser requests a page. */
function isPage(request: Request): boolean {
  return request.method === 'GET' && !PROGRAMS.test(request.path) && request.accepts(['json', 'html']) === 'html';
}

/** Anything thrown, as the problem that the caller sees; errors of Express and its body parser are translated. */
function toProblem(error: unknown): DomainError {
  const status = httpStatusOf(error);
  if (status === 413) return new DomainError('PAYLOAD_TOO_LARGE', { cause: error });
  if (status === 415) return new DomainError('UNSUPPORTED_MEDIA_TYPE', { cause: error });
  if (status !== undefined && status >= 400 && status < 500) {
    return new DomainError('MALFORMED_REQUEST', { cause: error });
  }
  return toDomainError(error);
}

function httpStatusOf(error: unknown): number | undefined {
  if (error instanceof DomainError || !(error instanceof Error)) return undefined;
  return 'status' in error && typeof error.status === 'number' ? error.status : undefined;
}

function logIfUnexpected(problem: DomainError, response: Response): void {
  const { requestId, route, trace } = localsOf(response);
  const about = { requestId, route, ...logFieldsOf(trace) };
  if (problem.code === 'INTERNAL') logger.error({ err: problem.cause ?? problem, ...about }, 'request failed');
  else if (problem.code === 'UNAVAILABLE') {
    logger.warn({ err: problem.cause, detail: problem.detail, ...about }, 'request could not be served');
  }
}
