import { createServer, type RequestListener, type Server } from 'node:http';

/** How long and how much one connection may take; times in milliseconds. */
type ConnectionLimits = {
  /** For a whole request including its body. Uploads need longer. */
  requestTimeout: number;
  headersTimeout: number;
  /** Longer than load balancers keep a connection, so that they end it first. */
  keepAliveTimeout: number;
  /** How often the times above are checked. */
  connectionsCheckingInterval: number;
  /** All together; the process keeps room for its files and the database. */
  maxConnections: number;
};

export const connectionLimits: ConnectionLimits = {
  requestTimeout: 30_000,
  headersTimeout: 15_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
  maxConnections: 4000,
};

/**
 * A server that closes slow, incomplete requests with 408. The number of requests per connection is not limited: Node
 * would respond with 503, and load balancers keep connections for hours.
 */
export function createHttpServer(listener: RequestListener, limits: ConnectionLimits = connectionLimits): Server {
  const { maxConnections, ...times } = limits;
  return Object.assign(createServer(times, listener), { maxConnections });
}
