import { escapeXml } from '../edge/escape-html.ts';

/** An entry of the feed; `url` is absolute, `publishedAt` an instant. */
export type FeedEntry = {
  title: string;
  url: string;
  text: string;
  category: string;
  author: string;
  publishedAt: string;
};

export type FeedSite = { name: string; description: string; url: string; feedUrl: string; language: string };

/** The newest posts as RSS 2.0, for feed readers. All texts are escaped. */
export function blogFeed(site: FeedSite, entries: readonly FeedEntry[]): string {
  const [newest] = entries;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', `${site.name} | Blog`),
    element('link', site.url),
    element('description', site.description),
    element('language', site.language),
    ...(newest ? [element('lastBuildDate', httpDate(newest.publishedAt))] : []),
    `<atom:link href="${escapeXml(site.feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...entries.map(item),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function item({ title, url, text, category, author, publishedAt }: FeedEntry): string {
  return [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    element('description', text),
    element('category', category),
    element('dc:creator', author),
    element('pubDate', httpDate(publishedAt)),
    '</item>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function httpDate(instant: string): string {
  return new Date(instant).toUTCString();
}
