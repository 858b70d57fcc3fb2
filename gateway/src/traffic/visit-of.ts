import { today } from '@practice/contracts';
import type { Request } from 'express';
import { callerAddress } from '../edge/caller-address.ts';
import { browserOf } from './browser-of.ts';
import { otherHost } from './other-host.ts';
import type { Visit } from './traffic-counts.ts';

/** A visit of a page by whoever sent a request. */
export function visitOf(request: Request, page: Pick<Visit, 'path' | 'ms' | 'isError'>): Visit {
  const { 'user-agent': userAgent = '', host = '', referer } = request.headers;
  return {
    ...page,
    day: today(),
    ...browserOf(userAgent),
    referrer: referer ? otherHost(referer, host) : '',
    visitor: `${callerAddress(request)}\n${userAgent}`,
    at: Date.now(),
  };
}
