import { remoteForPath, type ShareCard, videoFrames } from '@practice/contracts';
import type { TraceParent } from '@practice/service-kit';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { contentSecurityPolicy } from '../edge/content-security-policy.ts';
import type { Remotes, Shell } from '../remotes/load-remotes.ts';
import type { PreviewChoice } from '../remotes/preview-choice.ts';
import { originsOf, type Remote } from '../remotes/remote.ts';
import { publicEntry } from '../remotes/remotes-router.ts';
import { allowedBySettings } from './allowed-by-settings.ts';
import { isBackOffice } from './back-office.ts';
import { type DocumentParts, pageDocument, plainStarter } from './document.ts';
import { pageAssets } from './page-assets.ts';
import { QueryResults } from './query-results.ts';
import type { Bundle } from './rendering/messages.ts';
import type { RenderPool } from './rendering/render-pool.ts';
import { rootFields } from './root-fields.ts';
import { scriptJson } from './script-json.ts';

/** The request that a page is rendered for: the first of those that get it. */
export type RenderedFor = { requestId: string; trace?: TraceParent | undefined };

export type RendererOptions = {
  remotes: Remotes;
  pool: RenderPool;
  /** Runs a GraphQL document as an anonymous visitor: a rendered page never contains what only some may see. */
  execute: (
    document: DocumentNode,
    variables: Record<string, unknown>,
    context: RenderedFor,
  ) => Promise<ExecutionResult>;
  /** Results of queries that pages share; by default there are none at the beginning. */
  results?: QueryResults;
  /** The site's address (`PUBLIC_URL`), for canonical links. */
  publicUrl: string;
  /** Failures that a visitor does not see as such: the page comes without its content, or with a part left out. */
  onError: (problem: { error: unknown; path: string; requestId: string }) => void;
  limits?: PageLimits;
};

export type PageLimits = {
  /** Milliseconds for data and rendering together. */
  time: number;
  /** Pages of a remote rendered at the same time; each takes some megabytes of memory. */
  concurrent: number;
};

/** What to render: `search` is the query with its question mark, or empty. */
export type PageAddress = { path: string; search: string };
export type PageRequest = PageAddress & RenderedFor & { shell: Shell; previews?: PreviewChoice | undefined };

/** A document with its content security policy, or a redirect to `location`. */
export type FinishedPage = {
  status: number;
  location?: string;
  html: string;
  policy: string;
  /** Root fields of the queries that it was rendered with. */
  fields: ReadonlySet<string>;
  /** When the oldest data in it was read, by the clock of `performance`. */
  dataFrom?: number;
  /** Whether nothing failed on the way and nothing was left to the browser. */
  isWhole: boolean;
  /** See `PageHead.query`. */
  query?: readonly string[] | undefined;
  /** What its picture shows when it is shared; none for a page that has a picture of its own. */
  card?: ShareCard | undefined;
};

const defaultLimits: PageLimits = { time: 5000, concurrent: 24 };

/**
 * Renders pages for an anonymous visitor. A page that cannot be rendered (in time, or because too many are) comes without
 * content, for the browser to render, with status 503.
 */
export function createPageRenderer(options: RendererOptions): (request: PageRequest) => Promise<FinishedPage> {
  const { remotes, pool, execute, results = new QueryResults(), onError, limits = defaultLimits } = options;
  /** How many pages are rendered at this moment, by remote: one that is stuck takes no other's place. */
  const rendering = new Map<string | undefined, number>();

  async function finish(
    status: number,
    path: string,
    list: readonly Remote[],
    parts: DocumentParts,
  ): Promise<Pick<FinishedPage, 'status' | 'html' | 'policy'>> {
    const { html, scripts, styles } = pageDocument(parts);
    const { frames, origins, additions } = await allowedBySettings(path);
    // Players that a click on a video may put in its place.
    if (parts.bodyHtml.includes('<figure data-video="')) frames.push(...videoFrames);
    const elsewhere = originsOf(list);
    // A PDF of the practice is shown in a frame; nothing else of this site lets itself be framed.
    if (isBackOffice(path)) frames.push("'self'");
    const isSandboxed = parts.inlineScripts.length > 0;
    const policy = contentSecurityPolicy({
      ...{ scripts, frames, isSandboxed },
      styles: [...styles, ...elsewhere],
      origins: [...elsewhere, ...origins],
      additions: { ...additions, 'img-src': [...elsewhere, ...(additions['img-src'] ?? [])] },
    });
    return { status, html, policy };
  }

  return async ({ path, search, shell, requestId, trace, previews }) => {
    const report = (error: unknown) => onError({ error, path, requestId });
    const list = remotes.list(previews);
    const owner = remoteForPath(list, path);
    const entries = list.filter((remote) => isNamed(remote, path)).map(publicEntry);
    // The policy of every page depends on the settings.
    const fields = new Set(['siteSettings']);
    let isWhole = true;
    let dataFrom = performance.now();
    const withoutContent = async () => ({
      fields,
      isWhole: false,
      ...(await finish(503, path, list, {
        ...{ htmlAttributes: {}, headHtml: '', styles: [], bodyHtml: '', inlineScripts: [] },
        boot: scriptJson({ remotes: entries }),
        assets: pageAssets({ shell, owner, path, starter: plainStarter }),
      })),
    });
    const run = async (document: DocumentNode, variables: Record<string, unknown>) => {
      for (const field of rootFields(document)) fields.add(field);
      const reading = results.read(document, variables, () => execute(document, variables, { requestId, trace }));
      const { result, readAt } = await reading.catch((error: unknown) => {
        isWhole = false;
        throw error;
      });
      if (result.errors) isWhole = false;
      dataFrom = Math.min(dataFrom, readAt);
      return result;
    };

    const underWay = rendering.get(owner?.name) ?? 0;
    if (underWay >= limits.concurrent) {
      report(new Error(`more than ${limits.concurrent} pages at the same time`));
      return withoutContent();
    }
    rendering.set(owner?.name, underWay + 1);
    try {
      // The browser renders a preview by itself: no visitor's page waits for it.
      const remote = owner?.isPreview ? undefined : bundleOf(owner);
      const { card, ...rendered } = await pool.render({
        shellFile: shell.serverBundle,
        remote,
        home: bundleOf(remoteForPath(previews ? remotes.list() : list, '/')),
        url: pageUrl({ path, search }, options.publicUrl),
        address: { path, search },
        remotes: entries,
        owner,
        time: limits.time,
        execute: run,
      });
      for (const error of rendered.errors) report(error);
      const { status, location, query } = rendered;
      isWhole &&= rendered.errors.length === 0 && (owner === undefined || remote !== undefined);
      if (location) return { status, location, html: '', policy: '', fields, isWhole };
      const assets = pageAssets({ ...rendered, shell, owner, path });
      return { ...(await finish(status, path, list, { ...rendered, assets })), fields, dataFrom, isWhole, query, card };
    } catch (error) {
      report(error);
      return withoutContent();
    } finally {
      rendering.set(owner?.name, (rendering.get(owner?.name) ?? 1) - 1);
    }
  };
}

/** Pages of the site name no remotes that have none: the back office, which does, is a document of its own. */
function isNamed({ routes, isPreview }: Remote, path: string): boolean {
  return routes.length > 0 || isPreview === true || isBackOffice(path);
}

function bundleOf(remote: Remote | undefined): Bundle | undefined {
  return remote?.serverBundle ? { label: `${remote.name}@${remote.version}`, file: remote.serverBundle } : undefined;
}

/** The page's own address. Only path and query come from the request: a path such as //x.org may not change the host. */
function pageUrl({ path, search }: PageAddress, publicUrl: string): string {
  const url = new URL(publicUrl);
  url.pathname = path;
  url.search = search;
  return url.href;
}
