import {
  FileResponse,
  type Route,
  type RouteRequest,
  type RouteResponse,
  type Service,
  type ServiceContext,
} from '@practice/service-kit';
import { type Request, type Response, Router } from 'express';
import { sendEncoded } from '../edge/encoded-body.ts';
import { actorOf, localsOf } from '../edge/locals.ts';
import { contextOf } from '../edge/request-context.ts';
import { callRoute } from './call-route.ts';
import type { CachedResponse, ResponseCache } from './response-cache.ts';

/** Visitors and staff get different responses at one address. */
const VARY = 'Cookie, Authorization';

/** Every REST route of every service. What visitors get of those that say which events change it comes from the cache. */
export function restRouter(services: Service[], cache: ResponseCache): Router {
  const router = Router();
  for (const service of services) {
    for (const route of service.routes) {
      router[route.method](route.path, async (request, response) => {
        localsOf(response).route = route.path;
        const ctx: ServiceContext = { ...contextOf(request, response), origin: 'api' };
        const parts = readRequest(route, request);
        const call = () => callRoute(service, route, ctx, parts);
        if (!route.changedBy || ctx.actor.role !== 'anonymous') return send(request, response, await call());
        await sendCached(request, response, await cache.read(route, parts, call));
      });
    }
  }
  return router;
}

/**
 * The parts of a request that a route gets. A change takes its fields from the body only; where a body is documented, and
 * not as optional, a missing one is not treated as empty: the route's function refuses it.
 */
function readRequest(route: Route, request: Request): RouteRequest {
  const params = request.params as Record<string, string>;
  const query = { ...request.query };
  const takesBody = route.method === 'post' || route.method === 'put' || route.method === 'patch';
  if (takesBody) return { params, query, body: request.body ?? (route.body && !route.isBodyOptional ? null : {}) };
  return { params, query, body: undefined };
}

/**
 * Public responses may be cached and revalidated (ETag); what depends on a person's role, or changes something, is
 * never stored.
 */
function send(request: Request, response: Response, { status, headers, body }: RouteResponse): void {
  const isPublic = (request.method === 'GET' || request.method === 'HEAD') && actorOf(response).role === 'anonymous';
  response.set('Cache-Control', isPublic ? 'no-cache' : 'no-store').vary(VARY);
  response.status(status).set(headers);
  if (body === undefined) return void response.end();
  if (body instanceof FileResponse) {
    // The type is set after the name, which would set one by its extension.
    return void response.attachment(body.fileName).type(body.contentType).send(body.content);
  }
  response.json(body);
}

/** Sends a response that every visitor gets, or 304 to those who have it. */
async function sendCached(request: Request, response: Response, cached: CachedResponse): Promise<void> {
  response.status(cached.status).set(cached.headers);
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('ETag', cached.etag);
  response.setHeader('Vary', `${VARY}, Accept-Encoding`);
  if (request.fresh) return void response.status(304).end();
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  await sendEncoded(request, response, cached);
}
