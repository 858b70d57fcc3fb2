import { createServer, type Server } from 'node:http';
import { sendMetrics } from '@practice/service-kit';
import type { Metrics } from './metrics.ts';

/**
 * GET /metrics on a port of its own, for a collector elsewhere on a network that only the product reaches: under whatever
 * name, and without a token. Rejects when the port is taken.
 */
export async function serveMetrics({ registries }: Metrics, at: { port: number; host: string }): Promise<Server> {
  const server = createServer((request, response) => {
    const isKnown = request.method === 'GET' && request.url === '/metrics';
    if (!isKnown) return void response.writeHead(404).end();
    sendMetrics(response, registries).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(at.port, at.host, resolve);
  });
  return server;
}
