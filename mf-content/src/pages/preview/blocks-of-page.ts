import type { LocalPageBlock } from '@practice/contracts';
import { readBlocks } from '../blocks/read-blocks.ts';
import type { Page } from '../dynamic/pages.ts';
import type { LocalPage } from '../local/local-page-records.ts';

/** What a preview draws: plain text but for `content`, which is HTML that the server has sanitised. */
export type PreviewBlock = Pick<LocalPageBlock, 'type' | 'title' | 'subtitle' | 'content' | 'items'> & {
  /** On the button of an opening; '' for none. */
  ctaText: string;
};

/** A page as its opening and its text. */
export function blocksOfPage({ title, excerpt, content, templateName }: Page): PreviewBlock[] {
  const ctaText = templateName === 'landing' ? 'Randevu Al' : '';
  return [
    { type: 'hero', title, subtitle: excerpt, content: '', items: [], ctaText },
    { type: 'text', title: '', subtitle: '', content, items: [], ctaText: '' },
  ];
}

/** The page of a city: its opening, then its blocks. */
export function blocksOfLocalPage({ heroTitle, heroSubtitle, heroDescription, pageBlocks }: LocalPage): PreviewBlock[] {
  const subtitle = [heroSubtitle, heroDescription].filter(Boolean).join('\n');
  return [
    { type: 'hero', title: heroTitle, subtitle, content: '', items: [], ctaText: 'Randevu Al' },
    ...readBlocks(pageBlocks).map((block) => ({ ...block, ctaText: '' })),
  ];
}
