import { type SearchPart, searchResultSettings, winningText } from '@practice/contracts';
import { Anchor, Text } from '@practice/ui';
import { sectionHref, useLiveEvents } from '@practice/ui/back-office';
import { useQuery } from '@practice/ui/data';
import { WinningTagsDocument } from '../../generated/graphql.ts';

/** Below a setting for search engines: the text of the meta tag that wins over it, and the way there. */
export function WinningTag({ settingKey }: { settingKey: string }) {
  return isForSearchEngines(settingKey) ? <TagOfPage settingKey={settingKey} /> : null;
}

/** Whether a meta tag may win over a setting. */
export const isForSearchEngines = (settingKey: string) => Object.hasOwn(searchResultSettings, settingKey);

/** Returns the meta tag that wins over a setting for search engines, with its text; null where the setting acts. */
export function useWinningTag(settingKey: string): { id: string; text: string } | null {
  const { data, refetch } = useQuery(WinningTagsDocument, { fetchPolicy: 'cache-and-network', errorPolicy: 'ignore' });
  useLiveEvents(({ type }) => {
    if (type === 'meta-tag.changed' || type === 'reset') void refetch().catch(() => undefined);
  });
  const [, pageKey, part] = /^([a-z]+)_(title|description|keywords)$/.exec(settingKey) ?? [];
  const tag = data?.metaTags.find((each) => each.pageKey === pageKey && each.isActive);
  const text = part ? winningText(tag, part as SearchPart) : '';
  return tag && text ? { id: tag.id, text } : null;
}

function TagOfPage({ settingKey }: { settingKey: string }) {
  const winner = useWinningTag(settingKey);
  if (!winner) return null;
  return (
    <Text mt="1.5" fontSize="sm" color="fg.muted" data-part="winning-tag">
      <span>{`Bu sayfanın meta etiketi geçerli: “${winner.text}” ·`}</span>{' '}
      <Anchor href={sectionHref('seo', { tab: 'meta-tags', id: winner.id })}>Etiketi düzenle</Anchor>
    </Text>
  );
}
