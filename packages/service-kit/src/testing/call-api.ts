import { parse } from 'graphql';
import type { ServiceContext } from '../context.ts';
import { type RouteRequest, type RouteResponse, runRoute } from '../routes.ts';
import type { Service } from '../service.ts';

type ApiResponse = {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: Record<string, unknown> }[];
};

/** Calls a service by GraphQL; the response, errors included, as plain JSON. */
export async function queryService(
  service: Service,
  ctx: ServiceContext,
  source: string,
  variableValues?: Record<string, unknown>,
): Promise<ApiResponse> {
  const { execute, contextFactory, schema } = service.yoga.getEnveloped({ trusted: ctx });
  const contextValue = await contextFactory();
  const result = await execute({ schema, document: parse(source), variableValues, contextValue });
  return JSON.parse(JSON.stringify(result));
}

/**
 * Calls a service by REST: method and path as in the route, such as `GET /api/services`; the body of the response as
 * plain JSON.
 * @throws what the domain function throws.
 */
export async function callRoute(
  service: Service,
  ctx: ServiceContext,
  row: string,
  request: Partial<RouteRequest> = {},
): Promise<RouteResponse> {
  const [method, path] = row.split(' ');
  const route = service.routes.find((each) => each.method === method?.toLowerCase() && each.path === path);
  if (!route) throw new Error(`There is no row ${row}.`);
  const response = await runRoute(route, ctx, { params: {}, query: {}, body: undefined, ...request });
  return { ...response, body: response.body === undefined ? undefined : JSON.parse(JSON.stringify(response.body)) };
}
