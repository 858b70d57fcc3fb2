import type { Route, RouteDocs } from '@practice/service-kit';

/** What the document is made of: a REST call's address and what its row says of it. */
export type Row = RouteDocs & Pick<Route, 'method' | 'path'>;
