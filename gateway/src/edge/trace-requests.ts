import { tracer } from '@practice/service-kit';
import type { Request, RequestHandler } from 'express';
import { methodOf, QUIET, routeOf } from './access-log.ts';
import { localsOf } from './locals.ts';
import { isFromTrustedProxy } from './request-id.ts';

const FAILED = 500;

/**
 * A span for each request, named by the pattern of its address. It belongs to the trace that a trusted proxy names; a
 * visitor's own header would decide for others what is sampled.
 */
export function traceRequests(): RequestHandler {
  return (request, response, next) => {
    const span = tracer()?.start({ name: methodOf(request), kind: 'server', parent: namedByProxy(request) });
    if (!span) return next();
    localsOf(response).trace = span.traceparent;
    response.once('close', () => {
      const route = routeOf(request, response);
      if (QUIET.has(route)) return;
      const method = methodOf(request);
      const status = response.statusCode;
      const attributes = { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status };
      span.end({ name: `${method} ${route}`, attributes, isFailure: status >= FAILED });
    });
    next();
  };
}

function namedByProxy(request: Request): string | undefined {
  return isFromTrustedProxy(request) ? request.get('traceparent') : undefined;
}
