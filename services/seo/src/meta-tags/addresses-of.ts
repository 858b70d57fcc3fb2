import { pathKey } from '@practice/contracts';
import type { MetaTag } from './meta-tag.model.ts';

const ADDRESS_OF_KEY = /^(?:page|local)-(.+)$/;

/** The paths that a meta tag is of, as `pathKey` spells them. */
export function addressesOf({ pageKey, pageUrl }: Pick<MetaTag, 'pageKey' | 'pageUrl'>): string[] {
  const slug = ADDRESS_OF_KEY.exec(pageKey)?.[1];
  return [pathKey(pageUrl.replace(/^https?:\/\/[^/]+/i, '')), ...(slug ? [`/${slug}`] : [])];
}
