import { Agent, request } from 'node:http';
import { ownRequestHeaders } from '../url-health/own-request.ts';
import type { CheckedSite } from '../url-health/site.ts';

/** What a visitor may send: a request for an address, or an operation of GraphQL. */
export type VisitorRequest = { name: string; path: string; body?: object };
export type VisitorAnswer = { status: number; text: string };

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 2 * 1024 ** 2;
/** A connection for each of many requests would take longer than they do. */
const agent = new Agent({ keepAlive: true });
const READABLE = /json|html|xml|text\/plain|event-stream/;

/**
 * Asks this gateway over the loopback as a visitor would, under the site's own name and without a session. The text of an
 * answer is what people can read, and of a large one its beginning.
 * @throws when there is no answer in time
 */
export function askAsVisitor({ path, body }: VisitorRequest, site: CheckedSite): Promise<VisitorAnswer> {
  const { host, port, publicUrl } = site;
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    ...ownRequestHeaders,
    host: new URL(publicUrl).host,
    accept: 'application/json,text/html;q=0.9,*/*;q=0.8',
    'accept-encoding': 'identity',
    'user-agent': 'PraxisSelfCheck/1.0 (bot)',
    'x-forwarded-proto': new URL(publicUrl).protocol.slice(0, -1),
    ...(sent === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
  };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return new Promise((resolve, reject) => {
    const method = sent === undefined ? 'GET' : 'POST';
    const asked = request({ host, port, method, path, headers, signal, agent }, (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      const end = () => {
        const text = `${JSON.stringify(response.headers)}\n${Buffer.concat(chunks).toString('utf8')}`;
        resolve({ status: response.statusCode ?? 0, text });
      };
      if (!READABLE.test(response.headers['content-type'] ?? '')) {
        response.resume();
        return end();
      }
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size >= MAX_BYTES) response.destroy();
      });
      response.once('close', end);
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(sent);
  });
}
