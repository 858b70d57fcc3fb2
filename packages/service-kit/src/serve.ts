import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { MAX_UPLOAD_MB } from '@practice/contracts';
import type { ServiceContext } from './context.ts';
import { isDatabaseUp } from './database.ts';
import { toDomainError } from './domain-error.ts';
import { logger } from './logger.ts';
import { workMetrics } from './metrics/registry.ts';
import { sendMetrics } from './metrics/send-metrics.ts';
import { productVersion } from './product-version.ts';
import { type RouteRequest, runRoute } from './routes.ts';
import type { Service } from './service.ts';
import { readToken } from './service-token.ts';
import { carriedStale, STALE_HEADER, takeStale } from './stale.ts';
import { inSpanOf } from './tracing/in-span.ts';
import { logFieldsOf, tracer } from './tracing/tracer.ts';

type ListenOptions = { port: number; host: string };
type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const FINISH_MS = 3500;
const SWEEP_MS = 50;
/** A picture in base64, with what comes along. */
const MAX_BODY_BYTES = MAX_UPLOAD_MB * 1.4 * 1024 * 1024;

/**
 * Serves one service as a process of its own, for the gateway only: POST /graphql, /routes (REST) and /internal/<call>,
 * each with a token, and GET /healthz and /metrics. Listens on `host`, which should not be reachable from outside.
 */
export async function serveService(service: Service, at: ListenOptions): Promise<Server> {
  return listen(at, (request, response) => handle(service, request, response));
}

/** Serves the services of one process at `/<name>`, for calls from services that run as processes of their own. */
export async function serveServices(services: Service[], at: ListenOptions): Promise<Server> {
  return listen(at, async (request, response) => {
    const [, name, rest = ''] = /^\/([^/?]+)(.*)$/.exec(request.url ?? '') ?? [];
    const service = services.find((each) => each.name === name);
    if (!service) return respond(response, 404, undefined);
    request.url = rest;
    await handle(service, request, response);
  });
}

async function listen({ port, host }: ListenOptions, handler: Handler): Promise<Server> {
  const server = createServer((request, response) => {
    handler(request, response).catch((error) => respondWithError(response, error, undefined));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}

/** Accepts no new requests, closes each connection when its request is done, and all of them after a time limit. */
export function finishServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    const limit = setTimeout(() => server.closeAllConnections(), FINISH_MS);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(limit);
      resolve();
    });
  });
}

async function handle(service: Service, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://service').pathname;
  if (path === '/healthz') {
    const health = { service: service.name, version: productVersion() };
    return respond(response, (await isDatabaseUp()) ? 200 : 503, health);
  }
  if (path === '/metrics') return sendMetrics(response, [workMetrics]);
  const ctx = withTrace(readToken(request.headers.authorization, service.name), request);
  takeStale(request.headers[STALE_HEADER]);
  carryStale(response);
  const span = () => ({ name: `${service.name} ${path}`, kind: 'server' }) as const;
  await inSpanOf(ctx, span, (below) => answer(service, path, below, { request, response })).catch((error) =>
    respondWithError(response, error, ctx),
  );
}

/** With the caller's span, where this process reports traces, too. */
function withTrace(ctx: ServiceContext, { headers }: IncomingMessage): ServiceContext {
  const { traceparent } = headers;
  return tracer() && typeof traceparent === 'string' ? { ...ctx, trace: traceparent } : ctx;
}

type Exchange = { request: IncomingMessage; response: ServerResponse };

async function answer(
  service: Service,
  path: string,
  ctx: ServiceContext,
  { request, response }: Exchange,
): Promise<void> {
  if (path === '/graphql') {
    await service.yoga(request, response, { trusted: ctx });
    return;
  }
  if (request.method !== 'POST') return respond(response, 404, undefined);
  if (path === '/routes') {
    const { method, pattern, ...input } = (await readJson(request)) as {
      method: string;
      pattern: string;
    } & RouteRequest;
    const route = service.routes.find((row) => row.method === method && row.path === pattern);
    if (!route) return respond(response, 404, undefined);
    return respond(response, 200, await runRoute(route, ctx, input));
  }
  const run = path.startsWith('/internal/') ? service.internal?.[path.slice('/internal/'.length)] : undefined;
  if (!run) return respond(response, 404, undefined);
  respond(response, 200, await run(ctx, (await readJson(request)) as never));
}

/** Adds to every response which caches of the caller are out of date. */
function carryStale(response: ServerResponse): void {
  const writeHead = response.writeHead as (...parameters: unknown[]) => ServerResponse;
  response.writeHead = (...parameters: unknown[]) => {
    const stale = carriedStale();
    if (stale !== undefined) response.setHeader(STALE_HEADER, stale);
    return writeHead.apply(response, parameters);
  };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > MAX_BODY_BYTES) throw new Error('request too large');
    chunks.push(chunk as Buffer);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

function respond(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(body === undefined ? '' : JSON.stringify(body));
}

function respondWithError(response: ServerResponse, error: unknown, ctx: ServiceContext | undefined): void {
  const problem = toDomainError(error);
  const about = { requestId: ctx?.requestId, ...logFieldsOf(ctx?.trace) };
  if (problem.code === 'INTERNAL') logger.error({ err: problem.cause, ...about }, 'service call failed');
  if (response.headersSent) return void response.end();
  if (problem.retryAfterSeconds) response.setHeader('retry-after', problem.retryAfterSeconds);
  respond(response, problem.status, { ...problem.toResponse(), retryAfterSeconds: problem.retryAfterSeconds });
}
