import type { Service } from '@practice/service-kit';
import type { Express } from 'express';
import { buildOpenApi } from '../docs/build-openapi.ts';
import { DOCS, DOCUMENT } from '../docs/docs-router.ts';
import { GRAPHQL_PATH } from '../graphql/graphql-path.ts';
import type { VisitorRequest } from './ask-as-visitor.ts';
import type { RequestValues } from './request-values.ts';

type Layer = { route?: { path: unknown; methods: Record<string, boolean> }; handle?: { stack?: Layer[] } };
type Schema = { type?: string; format?: string; enum?: string[] };
type Parameter = { in: string; name: string; required?: boolean; schema: Schema };
type Tried = { name: string; isNeeded: boolean; values: unknown[] };

/** They say what the product can do, and nothing that is stored. */
const WITHOUT_DATA = [DOCS, DOCUMENT, GRAPHQL_PATH];

/** The requests for each address, the first with what it requires; made of what the gateway answers, so that a new one is among them. */
export function restRequests(app: Express, services: Service[], values: RequestValues): VisitorRequest[][] {
  const documented = buildOpenApi(services).paths as Record<string, { get?: { parameters?: Parameter[] } }>;
  return readablePaths(app).map((path) => {
    const { parameters = [] } = documented[path.replace(/:(\w+)/g, '{$1}')]?.get ?? {};
    return requestsFor(path, parameters, values);
  });
}

/** Every address with a name that the gateway answers to GET, those of services and its own. */
export function readablePaths({ router }: Pick<Express, 'router'>): string[] {
  const pathsOf = (layers: readonly Layer[]): string[] =>
    layers.flatMap(({ route, handle }) => {
      if (!route) return pathsOf(handle?.stack ?? []);
      return route.methods.get && typeof route.path === 'string' && !route.path.includes('*') ? [route.path] : [];
    });
  const paths = new Set(pathsOf(router.stack as unknown as Layer[]));
  return [...paths].filter((path) => !WITHOUT_DATA.some((start) => path === start || path.startsWith(`${start}/`)));
}

function requestsFor(path: string, parameters: readonly Parameter[], values: RequestValues): VisitorRequest[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    isNeeded: true,
    values: values.of(name),
  }));
  const inQuery = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, required = false, schema: { type, format, enum: choices } }) => ({
      name,
      isNeeded: required,
      values: values.of(name, { ...(type && { type }), ...(format && { format }), ...(choices && { choices }) }),
    }));
  const needed = inQuery.filter(({ isNeeded }) => isNeeded);
  const addresses = [
    ...combinations([...inPath, ...needed]).map((given) => addressOf(path, { given, query: needed })),
    ...combinations([...inPath, ...inQuery])
      .slice(0, 1)
      .map((given) => addressOf(path, { given, query: inQuery })),
  ];
  return [...new Set(addresses)].map((address) => ({ name: `GET ${path}`, path: address }));
}

/** Each value of each parameter with the first of the others. */
function combinations(all: readonly Tried[]): Record<string, string>[] {
  const first = Object.fromEntries(all.map(({ name, values }) => [name, String(values[0])]));
  return [
    first,
    ...all.flatMap(({ name, values }) => values.slice(1).map((value) => ({ ...first, [name]: String(value) }))),
  ];
}

function addressOf(path: string, { given, query }: { given: Record<string, string>; query: readonly Tried[] }): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(given[name] ?? ''));
  const sent = new URLSearchParams(query.map(({ name }): [string, string] => [name, given[name] ?? '']));
  return query.length > 0 ? `${filled}?${sent}` : filled;
}
