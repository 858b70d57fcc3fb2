import type { KeywordPage } from '@practice/contracts';
import { type ReadPage, stemsOf } from './read-pages.ts';

/**
 * The pages that have all words of a keyword in one of their parts, by the stems of the words, those with it in more
 * parts first. `competing` are the pages with it in their titles when there are several.
 */
export function placesOf(keyword: string, pages: readonly ReadPage[]): { pages: KeywordPage[]; competing: string[] } {
  const sought = [...stemsOf(keyword)];
  const isIn = (stems: Set<string>) => sought.length > 0 && sought.every((stem) => stems.has(stem));
  const found = pages
    .map(
      ({ url, title, stems }): KeywordPage => ({
        url,
        title,
        inTitle: isIn(stems.title),
        inDescription: isIn(stems.description),
        inHeadings: stems.headings.some(isIn),
        inText: isIn(stems.text),
      }),
    )
    .filter((page) => partsOf(page) > 0)
    .sort((one, other) => partsOf(other) - partsOf(one) || one.url.localeCompare(other.url, 'tr'));
  const titled = found.filter(({ inTitle }) => inTitle).map(({ url }) => url);
  return { pages: found, competing: titled.length > 1 ? titled : [] };
}

function partsOf({ inTitle, inDescription, inHeadings, inText }: KeywordPage): number {
  return [inTitle, inDescription, inHeadings, inText].filter(Boolean).length;
}
