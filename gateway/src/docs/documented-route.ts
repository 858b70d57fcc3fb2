import type { Route, RouteDocs } from '@practice/service-kit';

/** What the OpenAPI document needs of a route. */
export type DocumentedRoute = RouteDocs & Pick<Route, 'method' | 'path'>;
