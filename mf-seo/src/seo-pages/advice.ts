import type { PageScorePart } from '@practice/contracts';

/** What would raise the score of a page, by the part that lacks points. */
export const advice: Record<PageScorePart['part'], string> = {
  title: 'başlık 30–60 karakter',
  description: 'açıklama 120–160 karakter',
  keywords: 'anahtar kelimeler',
  canonical: 'canonical adres',
  social: 'paylaşım başlığı ve açıklaması',
};
