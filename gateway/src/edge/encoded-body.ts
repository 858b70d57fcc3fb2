import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

type Encoding = 'br' | 'gzip' | 'identity';

/** Qualities of Brotli: 4 takes a millisecond; 11 takes fifty and more for a sixth less. */
const QUICK = 4;
const BEST = 11;
/** As much as a compressed body may have: with Node's 16 KB it would go to the thread and back twice. */
const CHUNK = 32 * 1024;

/** The body that is being compressed as well as can be, and those that wait for it. */
let compressing: Promise<unknown> = Promise.resolve();

/**
 * A body that is sent many times, by encoding; each is made when it is first requested. One that is requested again is
 * compressed once more as well as can be, one body at a time, while it is sent as it is.
 */
export class EncodedBody {
  /** Bytes of memory that it takes at most: a compressed copy is never as large as the body. */
  readonly size: number;
  readonly #identity: Buffer;
  readonly #bodies = new Map<Encoding, Buffer | Promise<Buffer>>();
  #isBest = false;

  /** @param more bytes that are kept beside the body */
  constructor(identity: Buffer, more = 0) {
    this.#identity = identity;
    this.size = 3 * identity.length + more;
    this.#bodies.set('identity', identity);
  }

  /** The body in an encoding; at once when it has been made before. */
  body(encoding: Encoding): Buffer | Promise<Buffer> {
    const made = this.#bodies.get(encoding);
    if (made) {
      if (encoding === 'br' && !this.#isBest) this.#compressBest();
      return made;
    }
    const making = compress(this.#identity, encoding).then((body) => {
      this.#bodies.set(encoding, body);
      return body;
    });
    this.#bodies.set(encoding, making);
    return making;
  }

  #compressBest(): void {
    this.#isBest = true;
    compressing = compressing
      .then(() => compress(this.#identity, 'br', BEST))
      // Without it the body stays as it is.
      .then(
        (body) => this.#bodies.set('br', body),
        () => undefined,
      );
  }
}

/**
 * @param encoding not `identity`
 * @param quality of Brotli, up to 11
 */
function compress(body: Buffer, encoding: Encoding, quality: number = QUICK): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return promisify(brotliCompress)(body, { params, chunkSize: CHUNK });
}

/** Ends a response with a body in the encoding that the client prefers; `Vary` and the type are for the caller to set. */
export async function sendEncoded(request: Request, response: Response, encoded: EncodedBody): Promise<void> {
  const encoding = (request.acceptsEncodings('br', 'gzip') || 'identity') as Encoding;
  const made = encoded.body(encoding);
  const bytes = Buffer.isBuffer(made) ? made : await made;
  if (response.destroyed) return;
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', bytes.length);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
