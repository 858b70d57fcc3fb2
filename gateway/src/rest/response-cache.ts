import { createHash } from 'node:crypto';
import type { Route, RouteRequest, RouteResponse, StaleType } from '@practice/service-kit';
import { LRUCache } from 'lru-cache';
import { EncodedBody } from '../edge/encoded-body.ts';
import { FieldChanges } from '../pages/field-changes.ts';

const MAX_KEY_LENGTH = 300;

/** A JSON response as it is sent to every visitor. */
export class CachedResponse extends EncodedBody {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** Weak: it stands for the body in any encoding. */
  readonly etag: string;
  readonly changedBy: readonly StaleType[];

  constructor({ status, headers, body }: RouteResponse, changedBy: readonly StaleType[]) {
    const identity = Buffer.from(JSON.stringify(body));
    super(identity, MAX_KEY_LENGTH);
    this.status = status;
    this.headers = headers;
    this.etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
    this.changedBy = changedBy;
  }
}

/**
 * Responses to visitors of the routes that say which events change them (`changedBy`). They go by the same rules as cached
 * pages: with such an event, after a minute, and the least used ones when `maxBytes` are full.
 */
export class ResponseCache {
  readonly #kept: LRUCache<string, CachedResponse>;
  readonly #changes: FieldChanges;
  readonly #maxBytes: number;
  readonly #now: () => number;

  /** `maxBytes` 0 keeps nothing. */
  constructor({ maxBytes, now = () => performance.now() }: { maxBytes: number; now?: () => number }) {
    this.#maxBytes = maxBytes;
    this.#now = now;
    this.#changes = new FieldChanges(now);
    this.#kept = new LRUCache({
      maxSize: Math.max(1, Math.floor(maxBytes)),
      sizeCalculation: ({ size }) => size,
      ttl: 1,
      ttlResolution: 0,
      perf: { now },
    });
  }

  /** Bytes of the responses in it. */
  get size(): number {
    return this.#kept.calculatedSize;
  }

  /** The response to a request: the kept one, or that of `call`, which is kept unless something changed meanwhile. */
  async read(route: Route, request: RouteRequest, call: () => Promise<RouteResponse>): Promise<CachedResponse> {
    const key = `${route.path} ${JSON.stringify([request.params, request.query])}`;
    const known = this.#kept.get(key);
    if (known) return known;
    const { changedBy = [] } = route;
    const { count } = this.#changes;
    const readAt = this.#now();
    const response = new CachedResponse(await call(), changedBy);
    const ttl = this.#changes.msToKeep(changedBy, count, readAt);
    const isKept = ttl > 0 && this.#maxBytes > 0 && key.length <= MAX_KEY_LENGTH;
    if (isKept) this.#kept.set(key, response, { ttl });
    return response;
  }

  /** Drops the responses that an event changes, also those that are still being read. */
  drop(type: StaleType): void {
    this.#changes.note([type]);
    for (const [key, { changedBy }] of this.#kept.entries()) if (changedBy.includes(type)) this.#kept.delete(key);
  }
}
