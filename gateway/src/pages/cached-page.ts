import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FinishedPage } from './page-renderer.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it is sent, by encoding; each is made when it is first asked for. */
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
    if (made) return made;
    const making = compress(this.#bodies.get('identity') as Buffer, encoding).then((body) => {
      this.#bodies.set(encoding, body);
      return body;
    });
    this.#bodies.set(encoding, making);
    return making;
  }
}

/** @param encoding not `identity` */
export function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return promisify(brotliCompress)(body, { params });
}
