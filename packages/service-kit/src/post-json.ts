import type { IncomingHttpHeaders } from 'node:http';
import type { Agent, Dispatcher } from 'undici';

type Post = { url: string; headers: Record<string, string>; payload: unknown; timeoutMs: number };
/** With the look-up of the name, which a container that is gone answers late: a request may ask several times. */
const CONNECT_MS = 2000;
/** Made with the first request: a process that holds every service needs none. */
let agent: Promise<Agent> | undefined;

type HttpResponse = { status: number; headers: IncomingHttpHeaders; body: unknown };

/**
 * Posts JSON and parses the JSON response, by undici's dispatcher: the streams of `request` would double the time, and
 * only the whole body is needed here.
 * @throws Error when there is no response in time, or it is not JSON
 */
export async function postJson({ url, headers, payload, timeoutMs }: Post): Promise<HttpResponse> {
  agent ??= import('undici').then((undici) => new undici.Agent({ connect: { timeout: CONNECT_MS } }));
  const dispatcher = await agent;
  const { origin, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let status = 0;
    let receivedHeaders: IncomingHttpHeaders = {};
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart() {},
      onResponseStart(_controller, statusCode, responseHeaders) {
        status = statusCode;
        receivedHeaders = responseHeaders;
      },
      onResponseData(_controller, chunk) {
        chunks.push(chunk);
      },
      onResponseEnd() {
        const text = Buffer.concat(chunks).toString('utf8');
        try {
          resolve({ status, headers: receivedHeaders, body: text === '' ? undefined : JSON.parse(text) });
        } catch (error) {
          reject(error);
        }
      },
      onResponseError(_controller, error) {
        reject(error);
      },
    };
    dispatcher.dispatch(
      {
        origin,
        path: pathname + search,
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
        body: JSON.stringify(payload),
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
      },
      handler,
    );
  });
}
