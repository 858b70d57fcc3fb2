import type { RenderedPage, RenderRequest } from '@practice/contracts';
import { createStyleCache } from '@practice/ui';
import { brandPalette } from '@practice/ui/palette';
import { type GraphQLResult, QueryClient } from '@practice/ui/query';
import type { PageHead, RemoteModule } from '@practice/ui/router';
import { StaticRouter } from '@practice/ui/static-router';
import { adminHead, isAdminPath } from '../admin/admin-path.ts';
import { SiteMenusDocument, SiteSettingsDocument } from '../generated/graphql.ts';
import { headHtml } from '../head/head-html.ts';
import { headTags } from '../head/head-tags.ts';
import { hasOwnCode, ownCodeMark } from '../head/own-code.ts';
import { hasWaitingArea } from '../remotes/remote-area.tsx';
import { isLeftToBrowser, serverRegistry } from '../remotes/server-registry.ts';
import { Root } from '../root.tsx';
import { notFoundHead } from '../screens/not-found.tsx';
import { languageAttribute, siteStyle } from '../site/appearance.ts';
import { settingsOf } from '../site/site-settings.ts';
import { collectedStyles } from './collected-styles.ts';
import { renderToHtml } from './render-to-html.ts';

/**
 * Renders a page of the site for an anonymous visitor. The remote's `page` decides status and head; when it fails the status
 * is 503, as it is when the remote's screen cannot be rendered, and the frame (with phone and address) surrounds an area that the browser
 * retries.
 * Rejects when rendering itself fails or `signal` aborts.
 */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const { remotes, owner, signal } = request;
  const url = new URL(request.url);
  const errors: unknown[] = [];
  const note = (error: unknown) => void errors.push(error);
  const client = new QueryClient({
    ssr: true,
    execute: async (document, variables) => (await request.execute(document, variables)) as GraphQLResult,
  });
  const module = owner?.module as RemoteModule | undefined;
  const [head, settings] = await withSignal(
    signal,
    Promise.all([
      readHead({ client, url, module, owner }).catch((error): PageHead => {
        note(error);
        return { status: 503, title: '' };
      }),
      readFrameData(client, note),
    ]),
  );
  if (head.location) return { ...emptyPage, status: head.status, location: head.location, errors };

  const loaded = new Map(owner && module && head.status !== 503 ? [[owner.name, module]] : []);
  const styles = createStyleCache({ collect: true });
  const bodyHtml = await renderToHtml(
    <Root
      client={client}
      styles={styles}
      registry={serverRegistry(remotes, loaded)}
      router={(page) => <StaticRouter location={url.pathname + url.search}>{page}</StaticRouter>}
      hasServerHead
    />,
    { signal, onError: (error) => void (isLeftToBrowser(error) || note(error)) },
  );
  const colors = { primary: settings('primary_color'), secondary: settings('secondary_color') };
  // No search engine may take an empty area for the page.
  const isWhole = loaded.size === 0 || !hasWaitingArea(bodyHtml);
  const sent: PageHead = isWhole ? head : { ...head, status: 503, robots: 'noindex' };
  const style = siteStyle(settings, isAdminPath(url.pathname));
  const drawnImage = (texts: { title: string; name: string }) =>
    request.shareImage?.({ ...texts, colors: brandPalette(colors) });
  return {
    status: sent.status,
    htmlAttributes: {
      ...languageAttribute(settings, isAdminPath(url.pathname)),
      ...(settings('animation_enabled') === 'false' ? { 'data-motion': 'off' } : {}),
      ...(hasOwnCode(head) ? { [ownCodeMark]: '' } : {}),
    },
    ...(settings('site_favicon') ? { icon: settings('site_favicon') } : {}),
    headHtml: headHtml(headTags(sent, { settings, url, drawnImage })),
    styles: [
      ...collectedStyles(styles),
      ...[style, ...(head.inlineStyles ?? [])].flatMap((css) => (css ? [{ css }] : [])),
    ],
    bodyHtml,
    inlineScripts: head.inlineScripts ?? [],
    ...(head.query ? { query: head.query } : {}),
    // A remote that is left to the browser has no head yet: the browser will request it.
    boot: {
      remotes,
      cache: client.extract(),
      ...(hasHead(request, sent) ? { hasHead: true } : {}),
    },
    errors,
  };
}

const emptyPage = {
  htmlAttributes: {},
  headHtml: '',
  styles: [],
  bodyHtml: '',
  inlineScripts: [],
  boot: { remotes: [] },
};

function hasHead({ owner }: RenderRequest, head: PageHead): boolean {
  return head.status !== 503 && (owner === undefined || owner.module !== undefined);
}

async function readHead(options: {
  client: QueryClient;
  url: URL;
  module: RemoteModule | undefined;
  owner: RenderRequest['owner'];
}): Promise<PageHead> {
  const { client, url, module, owner } = options;
  if (isAdminPath(url.pathname)) return adminHead;
  if (!owner) return notFoundHead;
  return module ? module.page({ client, url }) : { status: owner.hasFailed ? 503 : 200, title: '' };
}

/** The data of header and footer. On failure their defaults are used. */
async function readFrameData(client: QueryClient, note: (error: unknown) => void) {
  const [settings] = await Promise.all([
    client.query({ query: SiteSettingsDocument }).catch(note),
    client.query({ query: SiteMenusDocument, errorPolicy: 'all' }).catch(note),
  ]);
  return settingsOf(settings?.data);
}

function withSignal<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
