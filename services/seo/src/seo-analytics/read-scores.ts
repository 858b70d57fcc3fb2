import { type PageScorePart, pageKeys, pageScore, settingValue } from '@practice/contracts';
import { callService, readAllSettings } from '@practice/service-kit';
import { MetaTagModel } from '../meta-tags/meta-tag.model.ts';

export type PageScore = { pageKey: string; url: string; metaTagId: string; score: number; parts: PageScorePart[] };

const LOCAL = /^local-/;

/** The scores of the pages as they are now: of the built-in ones and of the cities that have an active meta tag. */
export async function readScores(): Promise<PageScore[]> {
  const [settings, tags, addresses] = await Promise.all([
    readAllSettings(),
    MetaTagModel.find({ isActive: true }).lean(),
    callService('content', 'listAddresses', {}),
  ]);
  const paths = new Set(addresses.map(({ path }) => path));
  const isCanonicalAutomatic = settingValue(settings, 'auto_canonical_urls') === 'true';
  const builtIn = new Set<string>(pageKeys);
  return tags
    .filter(({ pageKey }) => builtIn.has(pageKey) || paths.has(`/${pageKey.replace(LOCAL, '')}`))
    .map((tag) => ({
      pageKey: tag.pageKey,
      url: tag.pageUrl,
      metaTagId: String(tag._id),
      ...pageScore(tag, { isCanonicalAutomatic }),
    }));
}

/** The mean of some scores, rounded; null of none. */
export function averageOf(scores: readonly { score: number }[]): number | null {
  if (scores.length === 0) return null;
  return Math.round(scores.reduce((sum, { score }) => sum + score, 0) / scores.length);
}
