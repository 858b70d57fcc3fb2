import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

/**
 * Sends a page. Each has a nonce of its own, so shared caches must not store it and it has no ETag; a browser may keep
 * it for Back and Forward.
 */
export async function sendPage(
  request: Request,
  response: Response,
  page: { status: number; html: string },
): Promise<void> {
  response.status(page.status).type('html').set('Cache-Control', 'private, no-cache').vary('Accept-Encoding');
  response.removeHeader('ETag');
  if (page.status === 503) response.set('Retry-After', '30');
  const { encoding, body } = await compress(request, Buffer.from(page.html));
  if (response.destroyed) return;
  if (encoding) response.set('Content-Encoding', encoding);
  response.set('Content-Length', String(body.length));
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function compress(request: Request, body: Buffer): Promise<{ encoding?: string; body: Buffer }> {
  const encoding = request.acceptsEncodings('br', 'gzip');
  if (encoding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    return { encoding, body: await promisify(brotliCompress)(body, { params }) };
  }
  return encoding === 'gzip' ? { encoding, body: await promisify(gzip)(body) } : { body };
}
