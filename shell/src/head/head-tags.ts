import type { PageHead } from '@practice/ui/router';
import type { Settings } from '../site/site-settings.ts';
import { siteName } from '../site/site-settings.ts';

/** One element of the head. `text` is the content of title and of JSON-LD. */
export type HeadTag = { tag: 'title' | 'meta' | 'link' | 'script'; attributes: Record<string, string>; text?: string };

const descriptionLimit = 160;
const keywordLimit = 10;
/** Titles up to this length get the practice's name behind them (document 1 section 9). */
const suffixLimit = 50;
const baseKeywords = ['çocuk psikoloğu', 'ergen psikoloğu', 'oyun terapisi'];
const defaultDescription =
  'Çocuk ve ergenler için psikolojik danışmanlık: oyun terapisi, bireysel terapi, aile danışmanlığı ve psikolojik değerlendirme.';

/** The head of a page with the site's defaults filled in; the same list on the server and after navigation. */
export function headTags(head: PageHead, { settings, url }: { settings: Settings; url: URL }): HeadTag[] {
  const name = siteName(settings);
  const title = fullTitle(head.title, name);
  const description = cut(head.description || defaultDescription, descriptionLimit);
  const canonical = head.canonical ?? withPath(settingUrl(settings) ?? url, url.pathname);
  const image = absolute(head.ogImage || settings('site_image'), url);
  const robots = head.robots || (head.status < 400 ? settings('robots_meta') || 'index, follow' : 'noindex, follow');
  const isPage = head.status < 400;
  return [
    { tag: 'title', attributes: {}, text: title },
    meta('description', description),
    meta('keywords', keywords(head.keywords)),
    meta('robots', robots),
    ...(settings('author_name') ? [meta('author', settings('author_name'))] : []),
    ...(isPage ? [{ tag: 'link' as const, attributes: { rel: 'canonical', href: canonical } }] : []),
    property('og:title', title),
    property('og:description', description),
    property('og:type', head.ogType || 'website'),
    property('og:url', canonical),
    property('og:site_name', name),
    property('og:locale', 'tr_TR'),
    ...(image
      ? [property('og:image', image), property('og:image:width', '1200'), property('og:image:height', '630')]
      : []),
    meta('twitter:card', image ? 'summary_large_image' : 'summary'),
    meta('twitter:title', title),
    meta('twitter:description', description),
    ...(image ? [meta('twitter:image', image)] : []),
    ...(head.jsonLd ?? []).map((data) => ({
      tag: 'script' as const,
      attributes: { type: 'application/ld+json' },
      text: JSON.stringify(data),
    })),
  ];
}

/** Adds the practice's name to short titles that do not hold it (document 1 section 9). */
export function fullTitle(title: string, name: string): string {
  if (title === '') return name;
  return title.length > suffixLimit || title.includes(name) ? title : `${title} | ${name}`;
}

function cut(text: string, limit: number): string {
  const clean = text.replace(/\s+/g, ' ').trim();
  if (clean.length <= limit) return clean;
  const words = clean.slice(0, limit - 1).replace(/\s+\S*$/, '');
  return `${words}…`;
}

function keywords(own: string | undefined): string {
  const list = (own ?? '').split(',').map((each) => each.trim());
  const room = keywordLimit - baseKeywords.length;
  const chosen = [...new Set(list.filter(Boolean))].filter((each) => !baseKeywords.includes(each)).slice(0, room);
  return [...chosen, ...baseKeywords].join(', ');
}

function settingUrl(settings: Settings): URL | undefined {
  const value = settings('site_url');
  return /^https?:/.test(value) && URL.canParse(value) ? new URL(value) : undefined;
}

/** Set, not resolved: a path such as //example.org would name another host. */
function withPath(site: URL, pathname: string): string {
  const url = new URL(site.origin);
  url.pathname = pathname;
  return url.href;
}

function absolute(address: string, base: URL): string | undefined {
  return address && URL.canParse(address, base) ? new URL(address, base).href : undefined;
}

function meta(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: name, content } };
}
