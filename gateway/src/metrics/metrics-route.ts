import { DomainError, sendMetrics } from '@practice/service-kit';
import type { Request, RequestHandler } from 'express';
import { actorOf } from '../edge/locals.ts';
import type { Metrics } from './metrics.ts';

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/**
 * GET /metrics for a collector on this machine and for signed-in admins. For all others the address does not exist;
 * requests through a proxy on this machine come from others.
 */
export function metricsRoute({ registries }: Metrics): RequestHandler {
  return async (request, response) => {
    if (!isCollector(request) && actorOf(response).role !== 'admin') throw new DomainError('NOT_FOUND');
    await sendMetrics(response, registries);
  };
}

function isCollector(request: Request): boolean {
  const isForwarded = FORWARDED.some((name) => request.headers[name] !== undefined);
  return !isForwarded && LOOPBACK.test(request.socket.remoteAddress ?? '');
}
