import { BLOG_PREVIEW_PATH, CONTENT_PREVIEW_SEARCH } from '@practice/contracts';
import type { Request, Response } from 'express';
import { localsOf } from '../edge/locals.ts';
import { searchOf } from '../edge/search-of.ts';
import { isBackOffice } from './back-office.ts';

/**
 * The page's policy, with those in it who may show the page in a frame: whom the settings name, and the back office of this
 * site where it asks for a preview. The back office itself and drafts are shown by no other site, whatever the settings say.
 */
export function framePolicy(request: Request, response: Response, policy: string): string {
  const ancestors = ancestorsOf(request, response);
  if (ancestors === undefined) return policy;
  // Browsers that read the policy pay no attention to it; in any other no foreign site may.
  response.setHeader('X-Frame-Options', 'SAMEORIGIN');
  return policy.replace("frame-ancestors 'none'", `frame-ancestors ${ancestors}`);
}

function ancestorsOf(request: Request, response: Response): string | undefined {
  if (isBackOffice(request.path)) return undefined;
  const { frameAncestors } = localsOf(response);
  if (frameAncestors && !isDraft(request.path)) return frameAncestors;
  return searchOf(request) === CONTENT_PREVIEW_SEARCH ? "'self'" : undefined;
}

/** Whether a path is that of drafts, whose address is all that it takes to see one. */
export function isDraft(path: string): boolean {
  return path.replace(/\/+$/, '') === BLOG_PREVIEW_PATH;
}
