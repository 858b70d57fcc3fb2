import type { ServerResponse } from 'node:http';
import { Registry } from 'prom-client';

/** Sends what these registries have, as Prometheus reads it. */
export async function sendMetrics(response: ServerResponse, registries: Registry[]): Promise<void> {
  const all = Registry.merge(registries);
  const text = await all.metrics();
  response.writeHead(200, { 'content-type': all.contentType, 'cache-control': 'no-store' }).end(text);
}
