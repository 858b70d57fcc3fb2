import { request } from 'node:http';
import { ownRequestHeaders } from './own-request.ts';
import type { CheckedSite } from './site.ts';

export type Response = { statusCode: number; location: string | undefined; type: string; robots: string; body: string };

const MAX_BYTES = 2 * 1024 ** 2;
const AGENT = 'PraxisUrlCheck/1.0 (bot)';

/**
 * Asks this gateway for an address of the site, as a visitor would over the site's own name. The body is that of HTML
 * alone, and its first 2 MB; of anything else the head is enough.
 * @throws when there is no whole answer before `signal`
 */
export function send(
  url: URL,
  { site, signal, withBody }: { site: CheckedSite; signal: AbortSignal; withBody: boolean },
): Promise<Response> {
  const headers = {
    ...ownRequestHeaders,
    host: url.host,
    accept: 'text/html,*/*;q=0.8',
    'accept-encoding': 'identity',
    'user-agent': AGENT,
    'x-forwarded-proto': new URL(site.publicUrl).protocol.slice(0, -1),
  };
  return new Promise((resolve, reject) => {
    const { host, port } = site;
    const sent = request({ host, port, path: url.pathname + url.search, headers, signal, agent: false }, (response) => {
      const { 'content-type': type = '', location, 'x-robots-tag': robots = '' } = response.headers;
      const head = { statusCode: response.statusCode ?? 0, location, type, robots: String(robots) };
      const chunks: Buffer[] = [];
      let size = 0;
      const end = () => {
        resolve({ ...head, body: Buffer.concat(chunks).subarray(0, MAX_BYTES).toString('utf8') });
        response.destroy();
      };
      if (!withBody || !type.includes('text/html')) return end();
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size >= MAX_BYTES) end();
      });
      response.on('end', end);
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end();
  });
}
