import { FileResponse, type Route, type RouteRequest, type RouteResponse, type Service } from '@practice/service-kit';
import { type Request, type Response, Router } from 'express';
import { actorOf, localsOf } from '../edge/locals.ts';
import { contextOf } from '../edge/request-context.ts';
import { callRoute } from './call-route.ts';

/** Every REST route of every service. */
export function restRouter(services: Service[]): Router {
  const router = Router();
  for (const service of services) {
    for (const route of service.routes) {
      router[route.method](route.path, async (request, response) => {
        localsOf(response).route = route.path;
        const ctx = contextOf(request, response);
        send(request, response, await callRoute(service, route, ctx, readRequest(route, request)));
      });
    }
  }
  return router;
}

/**
 * The parts of a request that a route gets. A change takes its fields from the body only; where a body is documented, a
 * missing one is not treated as empty: the route's function refuses it.
 */
function readRequest(route: Route, request: Request): RouteRequest {
  const params = request.params as Record<string, string>;
  const takesBody = route.method === 'post' || route.method === 'put' || route.method === 'patch';
  if (takesBody) return { params, query: {}, body: request.body ?? (route.body ? null : {}) };
  return { params, query: { ...request.query }, body: undefined };
}

/**
 * Public responses may be cached and revalidated (ETag); what depends on a person's role, or changes something, is
 * never stored.
 */
function send(request: Request, response: Response, { status, headers, body }: RouteResponse): void {
  const isPublic = (request.method === 'GET' || request.method === 'HEAD') && actorOf(response).role === 'anonymous';
  response.set('Cache-Control', isPublic ? 'no-cache' : 'no-store').vary('Cookie, Authorization');
  response.status(status).set(headers);
  if (body === undefined) return void response.end();
  if (body instanceof FileResponse) {
    // The type is set after the name, which would set one by its extension.
    return void response.attachment(body.fileName).type(body.contentType).send(body.content);
  }
  response.json(body);
}
