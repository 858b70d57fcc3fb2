import { isIPv6 } from 'node:net';
import { settingValue } from '@practice/contracts';
import { DomainError, logger, readAllSettings } from '@practice/service-kit';
import type { RequestHandler } from 'express';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { addressOf } from './request-context.ts';

const MINUTE_SECONDS = 60;

/**
 * So many requests a minute and address (settings `rate_limit_enabled`, `rate_limit_requests`), counted in this
 * process for speed. The limits of single deeds are counted in the database by the domain functions.
 */
export function generalLimit(): RequestHandler {
  let limiter: RateLimiterMemory | undefined;
  return async (request, response, next) => {
    const points = await allowedPerMinute();
    if (points === null) return next();
    if (limiter?.points !== points) limiter = new RateLimiterMemory({ points, duration: MINUTE_SECONDS });
    try {
      await limiter.consume(keyOf(addressOf(request)));
    } catch (refusal) {
      const retryAfterSeconds = Math.max(1, Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000));
      response.set('X-RateLimit-Limit', String(points));
      return next(new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds }));
    }
    next();
  };
}

/** The limit as the settings say; their defaults while they cannot be read, for a limit must not stop the site. */
async function allowedPerMinute(): Promise<number | null> {
  const settings = await readAllSettings().catch((err: unknown) => {
    logger.debug({ err }, 'settings cannot be read, the limit is the default');
    return {};
  });
  if (settingValue(settings, 'rate_limit_enabled') !== 'true') return null;
  const points = Number(settingValue(settings, 'rate_limit_requests'));
  return Number.isInteger(points) && points > 0 ? points : Number(settingValue({}, 'rate_limit_requests'));
}

/** One household or office: an IPv4 address, or the first half of an IPv6 one, whose second half its owner chooses. */
function keyOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const zeros = address.includes('::') ? Array<string>(8 - front.length - back.length).fill('0') : [];
  return [...front, ...zeros, ...back].slice(0, 4).join(':');
}
