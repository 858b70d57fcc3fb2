import { CONTENT_PREVIEW_SEARCH } from '@practice/contracts';
import type { Request, Response } from 'express';
import { searchOf } from '../edge/search-of.ts';
import { isBackOffice } from './back-office.ts';

/**
 * The page's policy, with which the back office of this site alone may show it in a frame, where that was requested. No
 * other site ever may.
 */
export function framePolicy(request: Request, response: Response, policy: string): string {
  if (searchOf(request) !== CONTENT_PREVIEW_SEARCH || isBackOffice(request.path)) return policy;
  response.setHeader('X-Frame-Options', 'SAMEORIGIN');
  return policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
}
