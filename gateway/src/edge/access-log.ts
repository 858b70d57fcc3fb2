import { logFieldsOf, logger } from '@practice/service-kit';
import type { Request, RequestHandler, Response } from 'express';
import type { Histogram } from 'prom-client';
import type { SetupSigns } from '../gateway-report/setup-signs.ts';
import { actorOf, localsOf } from './locals.ts';

/** One label for all files of builds, of which there are hundreds. */
export const FILES_ROUTE = 'files';
/** Requests of machines, which nobody follows one by one. */
export const QUIET = new Set(['/healthz', '/readyz', '/metrics', FILES_ROUTE]);

/**
 * One JSON line a request and one observation for the metrics: method, pattern of the address, status, duration,
 * request id, and the id of a signed-in user or of an access token's owner. No name, no address of a person, no query, no
 * body.
 */
export function accessLog(durations: Histogram<'method' | 'route' | 'status'>, signs: SetupSigns): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    response.once('close', () => {
      const ms = performance.now() - startedAt;
      const { method } = request;
      const route = routeOf(request, response);
      const status = response.statusCode;
      durations.observe({ method: methodOf(request), route, status }, ms / 1000);
      const { requestId, trace } = localsOf(response);
      const { userId } = actorOf(response);
      const line = {
        method,
        route,
        status,
        ms: Math.round(ms * 10) / 10,
        requestId,
        userId: userId ?? undefined,
        aborted: response.writableFinished ? undefined : true,
      };
      if (trace) Object.assign(line, logFieldsOf(trace));
      const isQuiet = QUIET.has(route);
      if (!isQuiet) signs.note(request, response);
      logger[isQuiet ? 'debug' : 'info'](line, 'request');
    });
    next();
  };
}

const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The method of a request, or OTHER for what is none. */
export function methodOf({ method }: Request): string {
  return KNOWN_METHODS.has(method) ? method : 'OTHER';
}

/** The pattern of a request's address, never the address itself. */
export function routeOf(request: Request, response: Response): string {
  const { route } = localsOf(response);
  if (route) return route;
  const pattern: unknown = request.route?.path;
  return typeof pattern === 'string' ? pattern : 'none';
}
