import { wordStem, wordsOf } from '@practice/service-kit';
import { type StoredUrlAnswer, UrlAnswerModel } from '../url-health/url-health.model.ts';

/** A page as search engines read it, in stems of words. */
export type ReadPage = {
  url: string;
  title: string;
  stems: { title: Set<string>; description: Set<string>; headings: Set<string>[]; text: Set<string> };
};

const SEPARATOR = /\s+[|–—-]\s+(?=[^|–—-]*$)/;

/** The pages that search engines may list, as the last check of the addresses found them. */
export async function readPages(): Promise<ReadPage[]> {
  const found = await UrlAnswerModel.find({}, { 'page.links': 0, 'page.pictures': 0 }).lean<StoredUrlAnswer[]>();
  const pages = found.flatMap(({ _id, statusCode, page }) =>
    page && statusCode === 200 && !page.isNoindex ? [{ url: _id, ...page }] : [],
  );
  const ownTitle = withoutSiteName(pages.map(({ title }) => title ?? ''));
  // Pages that a check before this one found have no words.
  return pages.map(({ url, title = '', description = '', headingTexts = [], words = [] }) => ({
    url,
    title: ownTitle(title),
    stems: {
      title: stemsOf(ownTitle(title)),
      description: stemsOf(description),
      headings: headingTexts.map(stemsOf),
      text: stemsOf(words.join(' ')),
    },
  }));
}

export function stemsOf(text: string): Set<string> {
  return new Set(wordsOf(text).flatMap((word) => wordStem(word) ?? []));
}

/** A title without what most titles end with: the name of the practice is no keyword of every page. */
function withoutSiteName(titles: readonly string[]): (title: string) => string {
  const counts = new Map<string, number>();
  for (const title of titles) {
    const [, end] = title.split(SEPARATOR);
    if (end) counts.set(end, (counts.get(end) ?? 0) + 1);
  }
  return (title) => {
    const [start = title, end] = title.split(SEPARATOR);
    return end && (counts.get(end) ?? 0) * 2 > titles.length ? start : title;
  };
}
