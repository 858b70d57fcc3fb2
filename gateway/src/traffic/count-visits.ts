import { BLOG_PREVIEW_PATH, pathKey } from '@practice/contracts';
import type { Request, RequestHandler } from 'express';
import { localsOf } from '../edge/locals.ts';
import { isBackOffice } from '../pages/back-office.ts';
import { isPage, PAGE_ROUTE } from '../pages/pages-router.ts';
import { hasPreviewChoice } from '../remotes/preview-choice.ts';
import { isOwnRequest } from '../url-health/own-request.ts';
import type { Traffic } from './traffic.ts';
import { visitOf } from './visit-of.ts';

/** So many addresses are remembered as pages; an error is counted for them alone. */
const MAX_KNOWN = 5000;

/**
 * Counts visits of the site's public pages when they have been answered, from the cache or not: what was shown, and
 * errors of the server at addresses that have been shown before. Frames, such as previews of the back office, what
 * browsers load ahead, and the gateway's own checks are no visits.
 */
export function countVisits(traffic: Pick<Traffic, 'add'>): RequestHandler {
  const known = new Set<string>();
  return (request, response, next) => {
    if (request.method !== 'GET' || !isPage(request) || isBackOffice(request.path)) return next();
    const startedAt = performance.now();
    const { path } = request;
    response.once('finish', () => {
      const { statusCode } = response;
      const isShown = statusCode === 200 || statusCode === 304;
      if ((!isShown && statusCode < 500) || localsOf(response).route !== PAGE_ROUTE || !isVisit(request)) return;
      const key = known.has(path) ? path : pathKey(path);
      if (key === BLOG_PREVIEW_PATH) return;
      if (isShown && known.size < MAX_KNOWN) known.add(key);
      if (!known.has(key)) return;
      const ms = Math.round((performance.now() - startedAt) * 10) / 10;
      traffic.add(visitOf(request, { path: key, ms, isError: !isShown }));
    });
    next();
  };
}

function isVisit(request: Request): boolean {
  const { headers } = request;
  const destination = headers['sec-fetch-dest'];
  const isAhead = headers['sec-purpose'] !== undefined || headers.purpose === 'prefetch';
  return (
    (destination === undefined || destination === 'document') &&
    !isAhead &&
    !isOwnRequest(request) &&
    !hasPreviewChoice(request)
  );
}
