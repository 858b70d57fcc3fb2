import { META_DESCRIPTION_LENGTH, META_TITLE_LENGTH } from './meta-tag-input.ts';

/** What a page says of itself to search engines and social cards; '' and null for nothing. */
export type ScoredTag = {
  title?: string | null | undefined;
  metaDescription?: string | null | undefined;
  metaKeywords?: string | null | undefined;
  canonicalUrl?: string | null | undefined;
  ogTitle?: string | null | undefined;
  ogDescription?: string | null | undefined;
};

export const pageScoreParts = ['title', 'description', 'keywords', 'canonical', 'social'] as const;
export type PageScorePart = { part: (typeof pageScoreParts)[number]; points: number; most: number };

/**
 * The score of a page out of 100, by its parts: title and description 25 each within their lengths and 15 outside of them,
 * keywords 20, the canonical address 15, title and description of the social card together 15. A page without an active tag
 * has none. `isCanonicalAutomatic`: pages name their own address without being told.
 */
export function pageScore(
  tag: ScoredTag,
  { isCanonicalAutomatic = false } = {},
): { score: number; parts: PageScorePart[] } {
  const part = (name: PageScorePart['part'], points: number, most: number): PageScorePart => ({
    part: name,
    points,
    most,
  });
  const parts = [
    part('title', pointsOf(tag.title, META_TITLE_LENGTH), FITTING),
    part('description', pointsOf(tag.metaDescription, META_DESCRIPTION_LENGTH), FITTING),
    part('keywords', tag.metaKeywords?.trim() ? 20 : 0, 20),
    part('canonical', isCanonicalAutomatic || tag.canonicalUrl?.trim() ? 15 : 0, 15),
    part('social', tag.ogTitle?.trim() && tag.ogDescription?.trim() ? 15 : 0, 15),
  ];
  return { score: parts.reduce((sum, { points }) => sum + points, 0), parts };
}

const FITTING = 25;
const PRESENT = 15;

function pointsOf(text: string | null | undefined, { min, max }: { min: number; max: number }): number {
  const length = text?.trim().length ?? 0;
  if (length === 0) return 0;
  return length >= min && length <= max ? FITTING : PRESENT;
}
