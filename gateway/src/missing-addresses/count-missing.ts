import type { RequestHandler } from 'express';
import { localsOf } from '../edge/locals.ts';
import { isBackOffice } from '../pages/back-office.ts';
import { isPage, PAGE_ROUTE } from '../pages/pages-router.ts';
import { isBot } from '../traffic/is-bot.ts';
import { otherHost } from '../traffic/other-host.ts';
import { isOwnRequest } from '../url-health/own-request.ts';
import type { MissingAddresses } from './missing-addresses.ts';

/** Counts pages that were asked for and are not there, once the answer is out; the gateway's own checks do not count. */
export function countMissing(missing: Pick<MissingAddresses, 'add'>): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'GET' || !isPage(request) || isBackOffice(request.path)) return next();
    const { path } = request;
    response.once('finish', () => {
      if (response.statusCode !== 404 || localsOf(response).route !== PAGE_ROUTE || isOwnRequest(request)) return;
      const { 'user-agent': userAgent = '', host = '', referer } = request.headers;
      missing.add({ path, isBot: isBot(userAgent), referrer: referer ? otherHost(referer, host) : '' });
    });
    next();
  };
}
