import {
  DomainError,
  FileResponse,
  fromProblemResponse,
  inSpanOf,
  postToService,
  type Route,
  type RouteRequest,
  type RouteResponse,
  runRoute,
  type Service,
  type ServiceContext,
  serviceUrl,
} from '@practice/service-kit';

const TIMEOUT_MS = 10_000;
/** Where a picture may come along: they are decoded one at a time, the largest in some five seconds. */
const FILE_TIMEOUT_MS = 60_000;

/**
 * Runs a route: directly in this process, or over HTTP when its service has a URL of its own.
 * @throws DomainError as the route's function throws it; UNAVAILABLE when its service cannot be reached.
 */
export function callRoute(
  service: Service,
  route: Route,
  ctx: ServiceContext,
  request: RouteRequest,
): Promise<RouteResponse> {
  const url = serviceUrl(service.name);
  return inSpanOf(
    ctx,
    () => ({ name: `${service.name} ${route.method} ${route.path}`, kind: url ? 'client' : 'internal' }),
    (below) => (url ? callOverHttp({ service, url, route, ctx: below, request }) : runRoute(route, below, request)),
  );
}

type RemoteCall = { service: Service; url: string; route: Route; ctx: ServiceContext; request: RouteRequest };

async function callOverHttp({ service, url, route, ctx, request }: RemoteCall): Promise<RouteResponse> {
  const payload = { method: route.method, pattern: route.path, ...request };
  const timeout = route.problems?.includes('UNSUPPORTED_MEDIA_TYPE') ? FILE_TIMEOUT_MS : TIMEOUT_MS;
  const { status, body } = await postToService(service.name, url, '/routes', payload, ctx, timeout);
  if (status === 200) return withFile(body as RouteResponse);
  if (isProblem(body)) throw fromProblemResponse(body);
  throw new DomainError('UNAVAILABLE', { retryAfterSeconds: 5, detail: `${service.name} does not know the route` });
}

/** Another process sends a file as JSON. */
function withFile(response: RouteResponse): RouteResponse {
  const { body } = response;
  const isFile = typeof body === 'object' && body !== null && 'fileName' in body && 'base64' in body;
  if (!isFile) return response;
  const { fileName, contentType, base64 } = body as ReturnType<FileResponse['toJSON']>;
  return { ...response, body: new FileResponse(fileName, contentType, Buffer.from(base64, 'base64')) };
}

function isProblem(body: unknown): body is Parameters<typeof fromProblemResponse>[0] {
  return typeof body === 'object' && body !== null && 'code' in body && 'errors' in body;
}
