import { type BootData, remoteForPath } from '@practice/contracts';
import { DomainError } from '@practice/service-kit';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { DocumentNode, ExecutionResult } from 'graphql';
import type { RequestLocals } from '../edge/locals.ts';
import type { Remotes, Shell } from '../remotes/load-remotes.ts';
import type { Remote } from '../remotes/remote.ts';
import { publicEntry } from '../remotes/remotes-router.ts';
import { documentHtml } from './document.ts';
import { pageAssets } from './page-assets.ts';
import { sendPage } from './send-page.ts';
import { createServerBundles, type ServerBundles } from './server-bundles.ts';

export type PagesOptions = {
  remotes: Remotes;
  /** Runs a GraphQL document as an anonymous visitor: a rendered page never contains what only some may see. */
  execute: (
    document: DocumentNode,
    variables: Record<string, unknown>,
    context: { requestId: string },
  ) => Promise<ExecutionResult>;
  /** The site's address (`PUBLIC_URL`), for canonical links. */
  publicUrl: string;
  /** Failures that a visitor does not see as such: the page comes without its content, or with a part left out. */
  onError: (problem: { error: unknown; path: string; requestId: string }) => void;
  limits?: PageLimits;
};

type PageLimits = {
  /** Milliseconds for data and rendering together. */
  time: number;
  /** Pages rendered at the same time; each takes some megabytes of memory. */
  concurrent: number;
};

const defaultLimits: PageLimits = { time: 5000, concurrent: 24 };

/**
 * The pages: rendered on the server, with true status codes. Stands last in the chain, after the API, the files and
 * everything that sets `response.locals.nonce` and `response.locals.requestId`. A page that cannot be rendered (in time)
 * is sent without content, for the browser to render, with status 503.
 */
export function pagesRouter(options: PagesOptions): Router {
  const bundles = createServerBundles(({ file, error }) => options.onError({ error, path: file, requestId: '' }));
  setImmediate(() => warmUp(options.remotes, bundles));
  const router = Router();
  router.get('/appointment', redirectTo('/randevu'));
  router.use(pages(options, bundles));
  return router;
}

function redirectTo(target: string): RequestHandler {
  return (request, response) => {
    const query = request.originalUrl.split('?')[1];
    response.redirect(308, query ? `${target}?${query}` : target);
  };
}

/** Addresses with an ending are files, and /api and the like have their own 404. */
const notPages = /\.[a-z0-9]+$|^\/(api|graphql|remotes|assets)(\/|$)/i;

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function pages(options: PagesOptions, bundles: ServerBundles): RequestHandler {
  const { remotes, execute, publicUrl, onError, limits = defaultLimits } = options;
  let rendering = 0;

  return async (request, response, next) => {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || notPages.test(request.path)) return next();
    if (!isDecodable(request.path)) return next(new DomainError('MALFORMED_REQUEST'));
    const shell = remotes.shell();
    if (!shell) return next(new Error('The shell has not been built: run "npm run build"'));
    const { requestId = '', nonce = '', previews } = response.locals as Partial<RequestLocals>;
    const report = (error: unknown) => onError({ error, path: request.path, requestId });
    const list = remotes.list(previews);
    const page = { shell, list, owner: remoteForPath(list, request.path), path: request.path, nonce };

    if (rendering >= limits.concurrent) {
      report(new Error(`more than ${limits.concurrent} pages at the same time`));
      return sendEmpty(request, response, page);
    }
    rendering += 1;
    const signal = AbortSignal.timeout(limits.time);
    try {
      const bundle = bundles.shell(shell.serverBundle);
      const rendered = await bundle.renderPage({
        url: pageUrl(request, publicUrl),
        remotes: list.map(publicEntry),
        ...(page.owner
          ? { owner: { name: page.owner.name, module: serverModule(bundles, bundle, page.owner, report) } }
          : {}),
        execute: (document, variables) => execute(document as DocumentNode, variables, { requestId }),
        signal,
        ...(nonce ? { nonce } : {}),
      });
      for (const error of rendered.errors) report(error);
      if (rendered.location) return void response.redirect(rendered.status, rendered.location);
      const assets = pageAssets({ ...page, starter: bundle.starter });
      await sendPage(request, response, {
        status: rendered.status,
        html: documentHtml({ ...rendered, assets, nonce }),
      });
    } catch (error) {
      report(error);
      await sendEmpty(request, response, page);
    } finally {
      rendering -= 1;
    }
  };
}

/** Evaluates the bundles and renders a frame, so that the first visitor does not wait the half second that it takes. */
async function warmUp(remotes: Remotes, bundles: ServerBundles): Promise<void> {
  const shell = remotes.shell();
  if (!shell) return;
  try {
    const bundle = bundles.shell(shell.serverBundle);
    for (const { serverBundle } of remotes.list()) if (serverBundle) bundles.remote(serverBundle, bundle);
    const noData = async () => ({ data: { siteSettings: [], header: null, footer: null } });
    await bundle.renderPage({
      url: 'http://localhost/',
      remotes: [],
      execute: noData,
      signal: AbortSignal.timeout(5000),
    });
  } catch {
    // The first page will fail in the same way and report it.
  }
}

/** A remote without a server bundle, or with one that does not load, is left to the browser. */
function serverModule(
  bundles: ServerBundles,
  shell: Parameters<ServerBundles['remote']>[1],
  owner: Remote,
  report: (error: unknown) => void,
): unknown {
  if (!owner.serverBundle) return undefined;
  try {
    return bundles.remote(owner.serverBundle, shell);
  } catch (error) {
    report(error);
    return undefined;
  }
}

type EmptyPage = { shell: Shell; list: readonly Remote[]; owner: Remote | undefined; path: string; nonce: string };

function sendEmpty(request: Request, response: Response, page: EmptyPage): Promise<void> {
  const boot: BootData = { remotes: page.list.map(publicEntry) };
  const assets = pageAssets(page);
  const parts = { htmlAttributes: {}, headHtml: '', styleHtml: '', bodyHtml: '', boot, assets, nonce: page.nonce };
  return sendPage(request, response, { status: 503, html: documentHtml(parts) });
}

/** The page's own address. Only path and query come from the request: a path such as //x.org may not change the host. */
function pageUrl(request: Request, publicUrl: string): string {
  const url = new URL(publicUrl);
  url.pathname = request.path;
  url.search = request.originalUrl.split('?').slice(1).join('?');
  return url.href;
}
