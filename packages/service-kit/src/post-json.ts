import type { IncomingHttpHeaders } from 'node:http';
import type { Agent, Dispatcher } from 'undici';

type Post = { url: string; headers: Record<string, string>; payload: unknown; timeoutMs: number };
/** With the look-up of the name, which a container that is gone answers late: a request may ask several times. */
const CONNECT_MS = 2000;
/** So long after an address was waited for in vain: what a request calls next need not wait for it again. */
const SILENT_MS = 2000;
/** Errors of addresses that were waited for in vain, with the end of that time. */
const silent = new Map<string, { error: Error; until: number }>();
/** Made with the first request: a process that holds every service needs none. */
let agent: Promise<Agent> | undefined;

type HttpResponse = { status: number; headers: IncomingHttpHeaders; body: unknown };

/**
 * Posts JSON and parses the JSON response, by undici's dispatcher: the streams of `request` would double the time, and
 * only the whole body is needed here.
 * @throws Error when there is no response in time, or it is not JSON; at once for two seconds after no connection could be made in
 * time
 */
export async function postJson({ url, headers, payload, timeoutMs }: Post): Promise<HttpResponse> {
  agent ??= import('undici').then((undici) => new undici.Agent({ connect: { timeout: CONNECT_MS } }));
  const dispatcher = await agent;
  const { origin, pathname, search } = new URL(url);
  const unreachable = silent.get(origin);
  if (unreachable && performance.now() < unreachable.until) throw unreachable.error;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let status = 0;
    let receivedHeaders: IncomingHttpHeaders = {};
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart() {},
      onResponseStart(_controller, statusCode, responseHeaders) {
        silent.delete(origin);
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
        if ((error as NodeJS.ErrnoException).code === 'UND_ERR_CONNECT_TIMEOUT')
          silent.set(origin, { error, until: performance.now() + SILENT_MS });
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
