import { today } from '@practice/contracts';
import type { Request } from 'express';
import { callerAddress } from '../edge/caller-address.ts';
import { browserOf } from './browser-of.ts';
import { otherHost } from './other-host.ts';
import type { Visit } from './traffic-counts.ts';

/** Returns the visit of a page that a request makes. Spreading objects into it would double what a visit costs (6 µs). */
export function visitOf(request: Request, { path, ms, isError }: Pick<Visit, 'path' | 'ms' | 'isError'>): Visit {
  const { 'user-agent': userAgent = '', host = '', referer } = request.headers;
  const { isBot, device } = browserOf(userAgent);
  return {
    day: today(),
    path,
    ms,
    isError,
    isBot,
    device,
    referrer: referer ? otherHost(referer, host) : '',
    visitor: `${callerAddress(request)}\n${userAgent}`,
    at: Date.now(),
  };
}
