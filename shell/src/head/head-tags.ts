import {
  absoluteAddress,
  canonicalOrigin,
  fullTitle,
  headDescription,
  shareImage,
  siteName,
} from '@practice/contracts';
import type { PageHead } from '@practice/ui/router';
import type { Settings } from '../site/site-settings.ts';

/** One element of the head. `text` is the content of title and of JSON-LD. */
export type HeadTag = { tag: 'title' | 'meta' | 'link' | 'script'; attributes: Record<string, string>; text?: string };

const keywordLimit = 10;
const baseKeywords = ['çocuk psikoloğu', 'ergen psikoloğu', 'oyun terapisi'];
const defaultDescription =
  'Çocuk ve ergenler için psikolojik danışmanlık: oyun terapisi, bireysel terapi, aile danışmanlığı ve psikolojik değerlendirme.';

type Site = {
  settings: Settings;
  url: URL;
  /** Path of the picture that the server draws for a page which has none; the product's own without it. */
  drawnImage?: (texts: { title: string; name: string }) => string | undefined;
};

/** The tags of a page's head with the site's defaults; the same on the server and after navigation. */
export function headTags(head: PageHead, { settings, url, drawnImage }: Site): HeadTag[] {
  const name = siteName(settings);
  const title = fullTitle(head.title, name);
  const description = headDescription(head.description || defaultDescription);
  const cardTitle = head.ogTitle || title;
  const cardDescription = head.ogDescription || description;
  const site = new URL(canonicalOrigin(settings) ?? url.origin);
  const given = absoluteAddress(site, head.canonical);
  const canonical = given ?? withPath(site, spelled(url.pathname, settings('trailing_slash_policy')));
  const isPage = head.status < 400;
  const robots = head.robots || (isPage ? settings('robots_meta') || 'index, follow' : 'noindex, follow');
  const isListed = isPage && !robots.includes('noindex');
  const ofPage = absoluteAddress(site, head.ogImage);
  const own = ofPage ?? absoluteAddress(site, settings('site_image'));
  const drawn = own || !isListed ? undefined : drawnImage?.({ title: head.ogTitle || head.title || name, name });
  const image = own ?? absoluteAddress(site, drawn ?? shareImage);
  return [
    { tag: 'title', attributes: {}, text: title },
    meta('description', description),
    meta('keywords', keywords(head.keywords)),
    meta('robots', robots),
    ...verification('google-site-verification', settings('google_site_verification')),
    ...verification('msvalidate.01', settings('bing_site_verification')),
    ...(settings('author_name') ? [meta('author', settings('author_name'))] : []),
    ...(isPage && (given || settings('auto_canonical_urls') !== 'false')
      ? [{ tag: 'link' as const, attributes: { rel: 'canonical', href: canonical } }]
      : []),
    ...(head.links ?? []).map((attributes) => ({ tag: 'link' as const, attributes })),
    property('og:title', cardTitle),
    property('og:description', cardDescription),
    property('og:type', head.ogType || 'website'),
    property('og:url', canonical),
    property('og:site_name', name),
    property('og:locale', settings('site_language').replace('-', '_')),
    ...(image
      ? [
          property('og:image', image),
          // A page's own picture has whatever size it has.
          ...(ofPage ? [] : [property('og:image:width', '1200'), property('og:image:height', '630')]),
          property('og:image:alt', cardTitle),
        ]
      : []),
    meta('twitter:card', image ? 'summary_large_image' : 'summary'),
    meta('twitter:title', cardTitle),
    meta('twitter:description', cardDescription),
    ...(image ? [meta('twitter:image', image)] : []),
    ...(head.jsonLd ?? []).map((data) => ({
      tag: 'script' as const,
      attributes: { type: 'application/ld+json' },
      text: JSON.stringify(data),
    })),
  ];
}

/** Shows a search engine whose site it is; of no visitor. */
function verification(name: string, code: string): HeadTag[] {
  return code ? [meta(name, code)] : [];
}

function keywords(own: string | undefined): string {
  const list = (own ?? '').split(',').map((each) => each.trim());
  const room = keywordLimit - baseKeywords.length;
  const chosen = [...new Set(list.filter(Boolean))].filter((each) => !baseKeywords.includes(each)).slice(0, room);
  return [...chosen, ...baseKeywords].join(', ');
}

/** A path with or without a slash at its end, as the site's addresses have it. */
function spelled(path: string, policy: string): string {
  const trimmed = path.replace(/\/+$/, '');
  return policy === 'always' || trimmed === '' ? `${trimmed}/` : trimmed;
}

/** Sets the path on the origin instead of resolving it: //example.org would be another host. */
function withPath(site: URL, pathname: string): string {
  const url = new URL(site.origin);
  url.pathname = pathname;
  return url.href;
}

function meta(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: name, content } };
}
