import { createHash } from 'node:crypto';
import { settingValue } from '@practice/contracts';
import { DomainError, logger, readAllSettings } from '@practice/service-kit';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { bearerOf } from '../auth/bearer.ts';
import { isOwnRequest } from '../url-health/own-request.ts';
import { callerAddress } from './caller-address.ts';
import { actorOf } from './locals.ts';
import { type BucketSize, TokenBuckets } from './token-buckets.ts';

const IDENTIFIED = /^\/(api|graphql|metrics)(\/|$)/;
const SIGN_IN = '/api/auth/login';

/**
 * Limits requests (settings `rate_limit_enabled`, `rate_limit_requests` a minute, `rate_limit_burst` at once), counted in
 * this process for speed: per signed-in user at any address, and per address for everybody else. So strangers on the
 * clinic's network do not block its staff. The limits of single actions are counted in the database by the domain
 * functions.
 *
 * Whoever sends a cookie or a token that is not known yet has to be identified first, which costs a read: such attempts
 * are counted separately for each address, and one that fails counts as a stranger's request. Sign-ins are counted
 * separately too, so that strangers cannot use up their limit.
 */
export class GeneralLimit {
  /** Users by the hash of their cookie or token, for counting before anything is read; it grants no access. */
  readonly #verified = new LRUCache<string, string>({ max: 5000, ttl: 600_000 });
  readonly #mayBeSession: (request: Request) => boolean;
  #buckets: TokenBuckets | undefined;

  /** `mayBeSession`: whether a request has a session cookie, valid or not. */
  constructor(mayBeSession: (request: Request) => boolean) {
    this.#mayBeSession = mayBeSession;
  }

  /** Runs first, before anything is read for the request. */
  readonly admit: RequestHandler = async (request, response, next) => {
    if (isOwnRequest(request)) return next();
    const credential = this.#credentialOf(request);
    const userId = credential && this.#verified.get(credential);
    next(await this.#refusal(response, userId ? `user:${userId}` : this.#keyOfStranger(request, credential)));
  };

  /** Runs after the identification, where there is one. */
  readonly identified: RequestHandler = async (request, response, next) => {
    const credential = this.#credentialOf(request);
    if (!credential) return next();
    const { userId } = actorOf(response);
    if (userId === null) return next(await this.#countFailure(request, response, credential));
    if (this.#verified.get(credential) === userId) return next();
    this.#verified.set(credential, userId);
    this.#buckets?.giveBack(this.#keyOfStranger(request, credential));
    next(await this.#refusal(response, `user:${userId}`));
  };

  /** Also runs after the identification, which refuses expired tokens. */
  readonly unidentified: ErrorRequestHandler = async (error, request, response, next) => {
    const credential = this.#credentialOf(request);
    const isRefused = error instanceof DomainError && error.code === 'TOKEN_REJECTED';
    next((isRefused && credential && (await this.#countFailure(request, response, credential))) || error);
  };

  #credentialOf(request: Request): string | undefined {
    const sent = bearerOf(request) ?? (this.#mayBeSession(request) ? request.headers.cookie : undefined);
    return sent === undefined ? undefined : createHash('sha256').update(sent).digest('base64');
  }

  #keyOfStranger(request: Request, credential: string | undefined): string {
    const address = callerAddress(request);
    if (credential && IDENTIFIED.test(request.path)) return `unproven:${address}`;
    return request.method === 'POST' && request.path === SIGN_IN ? `sign-in:${address}` : `address:${address}`;
  }

  async #countFailure(request: Request, response: Response, credential: string): Promise<DomainError | undefined> {
    this.#verified.delete(credential);
    return this.#refusal(response, `address:${callerAddress(request)}`);
  }

  /** Counts a request; returns the error when the limit is exceeded. */
  async #refusal(response: Response, key: string): Promise<DomainError | undefined> {
    const size = await allowed();
    if (size === null) return undefined;
    const msMissing = this.#bucketsOf(size).take(key);
    if (msMissing === 0) return undefined;
    response.set('X-RateLimit-Limit', String(size.perMinute));
    return new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(msMissing / 1000) });
  }

  /** Buckets of this size; with another size than before all are full. */
  #bucketsOf(size: BucketSize): TokenBuckets {
    const { burst, perMinute } = this.#buckets?.size ?? {};
    if (!this.#buckets || burst !== size.burst || perMinute !== size.perMinute) this.#buckets = new TokenBuckets(size);
    return this.#buckets;
  }
}

/** The limit from the settings; the default while they cannot be read, since a limit must not stop the site. */
async function allowed(): Promise<BucketSize | null> {
  const settings = await readAllSettings().catch((err: unknown) => {
    logger.debug({ err }, 'settings cannot be read, the limit is the default');
    return {};
  });
  if (settingValue(settings, 'rate_limit_enabled') !== 'true') return null;
  return {
    burst: Number(settingValue(settings, 'rate_limit_burst')),
    perMinute: Number(settingValue(settings, 'rate_limit_requests')),
  };
}
