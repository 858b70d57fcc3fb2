import type { UrlAnswer } from '@practice/contracts';
import { wordKey, wordsOf } from '@practice/service-kit';
import { Parser } from 'htmlparser2';
import { type CheckedSite, isOwnAddress } from './site.ts';

type PageContent = NonNullable<UrlAnswer['page']>;
type Attributes = Record<string, string>;

/** A page names no more of a kind, and no more words. */
const MOST = 200;
const MOST_WORDS = 3000;
const MAX_TEXT = 500;
/** What they contain is no text of the page. */
const SILENT = /^(script|style|noscript|template|svg)$/;
/** Parts that every page has. */
const FRAME = /^(header|footer|nav)$/;
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
  const headingTexts: string[] = [];
  const words = new Set<string>();
  /** Elements around what is read that are not the text of the page. */
  let depth = 0;
  let title = '';
  let description = '';
  /** The title or heading that is being read. */
  let heading: string | null = null;
  let isTitle = false;
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
    if (/^description$/i.test(name) && content.trim() !== '') {
      hasDescription = true;
      description = content.trim().slice(0, MAX_TEXT);
    }
    if (/^(robots|googlebot)$/i.test(name) && NOINDEX.test(content)) isNoindex = true;
  }

  function readResource(tag: string, attributes: Attributes) {
    const address = attributes[resources[tag] ?? ''];
    if (!address || (tag === 'link' && NAMES.test(attributes.rel ?? ''))) return;
    const target = resolve(address);
    const isOwn = target !== undefined && isOwnAddress(target, site) && !site.publicUrl.startsWith('https:');
    if (target?.protocol === 'http:' && !isOwn) keep(insecure, target.href);
  }

  function readText(text: string) {
    if (heading !== null) heading += text;
    for (const word of wordsOf(text)) {
      const key = wordKey(word);
      if (key !== null && words.size < MOST_WORDS) words.add(key);
    }
  }

  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (tag === 'base') base = resolve(attributes.href) ?? base;
        if (tag === 'h1') headings += 1;
        if (SILENT.test(tag) || FRAME.test(tag)) depth += 1;
        if (tag === 'title' && title === '') isTitle = depth === 0;
        if (/^h[1-6]$/.test(tag) && depth === 0) heading = '';
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
      ontext(text) {
        if (isTitle) title += text;
        else if (depth === 0) readText(text);
      },
      onclosetag(tag) {
        if (SILENT.test(tag) || FRAME.test(tag)) depth -= 1;
        if (tag === 'title') isTitle = false;
        if (!/^h[1-6]$/.test(tag) || heading === null) return;
        const whole = inOneLine(heading);
        if (whole !== '' && headingTexts.length < MOST) headingTexts.push(whole);
        heading = null;
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.end(html);
  return {
    hasDescription,
    headings,
    title: inOneLine(title),
    description,
    headingTexts,
    words: [...words],
    isNoindex,
    links: [...links],
    pictures: [...pictures],
    withoutAlt: [...withoutAlt],
    insecure: [...insecure],
  };
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT);
}
