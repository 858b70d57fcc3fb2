import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FinishedPage } from './page-renderer.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Qualities of Brotli: 5 takes two milliseconds; 11 takes fifty and more for a tenth less. */
const QUICK = 5;
const BEST = 11;
/** As much as a compressed page may have: with Node's 16 KB it would go to the thread and back twice. */
const CHUNK = 32 * 1024;

/** The page that is being compressed as well as can be, and those that wait for it. */
let compressing: Promise<unknown> = Promise.resolve();

/**
 * A page as it is sent, by encoding; each is made when it is first asked for. One that is asked for again is compressed once
 * more as well as can be, one page at a time, while it is sent as it is.
 */
export class CachedPage {
  readonly policy: string;
  /** Weak: it stands for the page in any encoding. */
  readonly etag: string;
  /** Bytes of memory that it takes at most: a compressed copy is never as large as the page. */
  readonly size: number;
  readonly query: readonly string[] | undefined;
  readonly fields: ReadonlySet<string>;
  readonly card: FinishedPage['card'];
  readonly #bodies = new Map<Encoding, Buffer | Promise<Buffer>>();
  #isBest = false;

  constructor({ html, policy, query, fields, card }: FinishedPage) {
    const identity = Buffer.from(html);
    this.policy = policy;
    this.etag = `W/"${createHash('sha256').update(policy).update(identity).digest('base64url').slice(0, 27)}"`;
    this.size = 3 * identity.length + 2 * policy.length;
    this.query = query;
    this.fields = fields;
    this.card = card;
    this.#bodies.set('identity', identity);
  }

  /** The page in an encoding; at once when it has been made before. */
  body(encoding: Encoding): Buffer | Promise<Buffer> {
    const made = this.#bodies.get(encoding);
    if (made) {
      if (encoding === 'br' && !this.#isBest) this.#compressBest();
      return made;
    }
    const making = compress(this.#bodies.get('identity') as Buffer, encoding).then((body) => {
      this.#bodies.set(encoding, body);
      return body;
    });
    this.#bodies.set(encoding, making);
    return making;
  }

  #compressBest(): void {
    this.#isBest = true;
    compressing = compressing
      .then(() => compress(this.#bodies.get('identity') as Buffer, 'br', BEST))
      // Without it the page stays as it is.
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
export function compress(body: Buffer, encoding: Encoding, quality: number = QUICK): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return promisify(brotliCompress)(body, { params, chunkSize: CHUNK });
}
