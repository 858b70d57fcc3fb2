import type { UrlAnswer } from '@practice/contracts';
import { Parser } from 'htmlparser2';
import { type CheckedSite, isOwnAddress } from './site.ts';

type PageContent = NonNullable<UrlAnswer['page']>;
type Attributes = Record<string, string>;

/** A page names no more of a kind. */
const MOST = 200;
const NOT_PAGES = /^\/(admin|api|graphql)(\/|$)/;
const NOINDEX = /\b(noindex|none)\b/i;
const resources: Record<string, string> = {
  audio: 'src',
  iframe: 'src',
  img: 'src',
  link: 'href',
  script: 'src',
  source: 'src',
  video: 'src',
};
/** Links of the head that load nothing. */
const NAMES = /^(canonical|alternate|next|prev|author|me)$/i;

/** What is on a page: its links and pictures on the site, and what search engines and screen readers miss. */
export function readPage(
  html: string,
  { url, site, robots }: { url: URL; site: CheckedSite; robots: string },
): PageContent {
  const links = new Set<string>();
  const pictures = new Set<string>();
  const withoutAlt = new Set<string>();
  const insecure = new Set<string>();
  let headings = 0;
  let hasDescription = false;
  let isNoindex = NOINDEX.test(robots);
  let base = url;

  const resolve = (address: string | undefined) =>
    address && URL.canParse(address.trim(), base) ? new URL(address.trim(), base) : undefined;
  const keep = (set: Set<string>, text: string | undefined) => {
    if (text !== undefined && set.size < MOST) set.add(text);
  };
  const ownPath = (address: string | undefined) => {
    const target = resolve(address);
    return target && isOwnAddress(target, site) ? target.pathname + target.search : undefined;
  };

  function readMeta({ name = '', content = '' }: Attributes) {
    if (/^description$/i.test(name) && content.trim() !== '') hasDescription = true;
    if (/^(robots|googlebot)$/i.test(name) && NOINDEX.test(content)) isNoindex = true;
  }

  function readResource(tag: string, attributes: Attributes) {
    const address = attributes[resources[tag] ?? ''];
    if (!address || (tag === 'link' && NAMES.test(attributes.rel ?? ''))) return;
    const target = resolve(address);
    const isOwn = target !== undefined && isOwnAddress(target, site) && !site.publicUrl.startsWith('https:');
    if (target?.protocol === 'http:' && !isOwn) keep(insecure, target.href);
  }

  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (tag === 'base') base = resolve(attributes.href) ?? base;
        if (tag === 'h1') headings += 1;
        if (tag === 'meta') readMeta(attributes);
        if (tag in resources) readResource(tag, attributes);
        if (tag === 'a') {
          const path = ownPath(attributes.href);
          if (path !== undefined && !NOT_PAGES.test(path)) keep(links, path);
        }
        if (tag === 'img') {
          keep(pictures, ownPath(attributes.src));
          if (attributes.alt === undefined) keep(withoutAlt, (attributes.src ?? '').slice(0, 500));
        }
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.end(html);
  return {
    hasDescription,
    headings,
    isNoindex,
    links: [...links],
    pictures: [...pictures],
    withoutAlt: [...withoutAlt],
    insecure: [...insecure],
  };
}
