import { BLOG_PREVIEW_PATH, CONTENT_PREVIEW_SEARCH } from '@practice/contracts';
import type { Request, Response } from 'express';
import { sendEncoded } from '../edge/encoded-body.ts';
import { localsOf } from '../edge/locals.ts';
import { searchOf } from '../edge/search-of.ts';
import { isBackOffice } from './back-office.ts';
import { CachedPage } from './cached-page.ts';
import type { FinishedPage } from './page-renderer.ts';

/**
 * Tells proxies to change nothing in a page: Cloudflare would replace e-mail addresses by a script of its own, which the
 * content security policy does not allow.
 */
const AS_IT_IS = 'no-transform';

/**
 * Sends a page that was made for this request alone; a browser may keep it for Back and Forward, unless it is a preview, of a text
 * or of a remote, which may be withdrawn.
 */
export async function sendPage(request: Request, response: Response, page: FinishedPage): Promise<void> {
  response.status(page.status).set('Cache-Control', `private, no-cache, ${AS_IT_IS}`);
  if (localsOf(response).previews) response.set(previewHeaders);
  if (isDraft(request.path)) response.set({ ...previewHeaders, 'Referrer-Policy': 'no-referrer' });
  response.removeHeader('ETag');
  if (page.status === 503) response.set({ 'Retry-After': '30', 'X-Robots-Tag': 'noindex' });
  await send(request, response, new CachedPage(page));
}

/** No search engine gets it; nor does another site the address of a draft, which is all that it takes to see it. */
const previewHeaders = {
  'Cache-Control': `private, no-store, ${AS_IT_IS}`,
  'X-Robots-Tag': 'noindex, nofollow',
};

/** Sends a page that is the same for everybody, or 304 to those who have it. */
export async function sendCachedPage(request: Request, response: Response, page: CachedPage): Promise<void> {
  response.setHeader('Cache-Control', `no-cache, ${AS_IT_IS}`);
  response.setHeader('ETag', page.etag);
  if (!request.fresh) return send(request, response, page);
  response.statusCode = 304;
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Content-Security-Policy', framePolicy(request, response, page.policy));
  response.end();
}

function send(request: Request, response: Response, page: CachedPage): Promise<void> {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Security-Policy', framePolicy(request, response, page.policy));
  response.setHeader('Vary', 'Accept-Encoding');
  return sendEncoded(request, response, page);
}

/**
 * The page's policy, with those in it who may show the page in a frame: whom the settings name, and the back office of this
 * site where it asks for a preview. The back office itself and drafts are shown by no other site, whatever the settings say.
 */
function framePolicy(request: Request, response: Response, policy: string): string {
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
function isDraft(path: string): boolean {
  return path.replace(/\/+$/, '') === BLOG_PREVIEW_PATH;
}
