import { DomainError } from '@practice/service-kit';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { RequestLocals } from '../edge/locals.ts';
import { searchOf } from '../edge/search-of.ts';
import type { Remotes } from '../remotes/load-remotes.ts';
import { stampOf } from '../remotes/watched-json.ts';
import { shareImagesRouter } from '../share-images/share-images-router.ts';
import { isBackOffice } from './back-office.ts';
import type { PageCache } from './page-cache.ts';
import { createPageRenderer, type RendererOptions } from './page-renderer.ts';
import { sendCachedPage, sendPage } from './send-page.ts';

export type PagesOptions = RendererOptions & { cache: PageCache };

/**
 * The pages: rendered on the server, with true status codes. Stands last in the chain, after the API, the files and
 * everything that sets `response.locals.requestId`.
 */
export function pagesRouter({ cache, ...options }: PagesOptions): Router {
  const { remotes } = options;
  const render = createPageRenderer(options);
  const router = Router();
  router.get('/appointment', redirectTo('/randevu'));
  router.use(
    shareImagesRouter({
      async cardAt(address, response) {
        const shell = remotes.shell();
        if (!shell || !isPagePath(address.path) || isBackOffice(address.path)) return undefined;
        const cached = cache.find(address);
        if (cached) return cached.card;
        const { requestId = '' } = response.locals as Partial<RequestLocals>;
        const { page } = await cache.make(address, (shared) => render({ ...shared, shell, requestId }));
        return page.status === 200 ? page.card : undefined;
      },
      fontFolder: () => remotes.shell()?.filesDir,
      onError: (error) => options.onError({ error, path: '', requestId: '' }),
    }),
  );
  router.use(pages({ remotes, cache, render }));
  return router;
}

/**
 * Sends the pages that are in the cache. Stands before everything that pages do not need; what answers visitors
 * differently must stand before it, as the choice of previews does.
 */
export function cachedPages({ remotes, cache }: Pick<PagesOptions, 'remotes' | 'cache'>): RequestHandler {
  const lookAtBuilds = watchBuilds(remotes, () => cache.clear());
  return (request, response, next) => {
    if (!isPage(request) || !isForEverybody(request, response)) return next();
    lookAtBuilds();
    const page = cache.find({ path: request.path, search: searchOf(request) });
    if (!page) return next();
    Object.assign(response.locals, { route: PAGE_ROUTE });
    return sendCachedPage(request, response, page);
  };
}

/** What log and metrics call every page. */
export const PAGE_ROUTE = 'page';

function redirectTo(target: string): RequestHandler {
  return (request, response) => response.redirect(308, target + searchOf(request));
}

/** Addresses with an ending are files, and /api and the like have their own 404. */
const notPages = /\.[a-z0-9]+$|^\/(api|graphql|remotes|assets|metrics)(\/|$)/i;

/** Whether a request is for what may be a page. */
export function isPage({ method, path }: Request): boolean {
  return (method === 'GET' || method === 'HEAD') && !notPages.test(path);
}

/** Leaves out requests that are for no page. */
export function forPages(handler: RequestHandler): RequestHandler {
  return (request, response, next) => (isPage(request) ? handler(request, response, next) : next());
}

function isPagePath(path: string): boolean {
  return !notPages.test(path) && isDecodable(path);
}

/** Previews are those of staff who may see them; a cookie that names some is not enough. */
function isForEverybody({ path }: Request, { locals }: Response): boolean {
  return !isBackOffice(path) && (locals as Partial<RequestLocals>).previews === undefined;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

type Render = ReturnType<typeof createPageRenderer>;

function pages({
  cache,
  remotes,
  render,
}: Pick<PagesOptions, 'cache' | 'remotes'> & { render: Render }): RequestHandler {
  return async (request, response, next) => {
    const { path } = request;
    if (!isPage(request)) return next();
    if (!isDecodable(path)) return next(new DomainError('MALFORMED_REQUEST'));
    const shell = remotes.shell();
    if (!shell) return next(new Error('The shell has not been built: run "npm run build"'));
    const { requestId = '', trace, previews } = response.locals as Partial<RequestLocals>;
    const address = { path, search: searchOf(request) };
    const { page, cached } = isForEverybody(request, response)
      ? await cache.make(address, (shared) => render({ ...shared, shell, requestId, trace }))
      : { page: await render({ ...address, shell, requestId, trace, previews }), cached: undefined };
    if (page.location) return response.redirect(page.status, page.location);
    await (cached ? sendCachedPage(request, response, cached) : sendPage(request, response, page));
  };
}

/** Builds are looked at on the disk, so not for every request. */
const LOOK_AGAIN_MS = 100;

/** Calls `onChange` from the function that it returns when the shell, a remote or the list of remotes has changed. */
function watchBuilds(remotes: Remotes, onChange: () => void): () => void {
  let seen: string | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = now;
    const stamp = stampOfAll(remotes);
    if (seen !== undefined && seen !== stamp) onChange();
    seen = stamp;
  };
}

function stampOfAll(remotes: Remotes): string {
  const shell = remotes.shell();
  const list = remotes.list();
  const files = [shell?.serverBundle, ...list.map(({ serverBundle }) => serverBundle)];
  return JSON.stringify([shell, list, files.map((file) => file && stampOf(file))]);
}
