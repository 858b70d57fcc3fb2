import { type SearchPart, searchResultSettings, winningText } from '@practice/contracts';
import { Anchor, Text } from '@practice/ui';
import { sectionHref, useLiveEvents } from '@practice/ui/back-office';
import { useQuery } from '@practice/ui/data';
import { WinningTagsDocument } from '../../generated/graphql.ts';

/** Below a setting for search engines: the text of the meta tag that wins over it, and the way there. */
export function WinningTag({ settingKey }: { settingKey: string }) {
  const [, pageKey, part] = /^([a-z]+)_(title|description|keywords)$/.exec(settingKey) ?? [];
  if (!pageKey || !Object.hasOwn(searchResultSettings, settingKey)) return null;
  return <TagOfPage pageKey={pageKey} part={part as SearchPart} />;
}

function TagOfPage({ pageKey, part }: { pageKey: string; part: SearchPart }) {
  const { data, refetch } = useQuery(WinningTagsDocument, { fetchPolicy: 'cache-and-network', errorPolicy: 'ignore' });
  useLiveEvents(({ type }) => {
    if (type === 'meta-tag.changed' || type === 'reset') void refetch().catch(() => undefined);
  });
  const tag = data?.metaTags.find((each) => each.pageKey === pageKey && each.isActive);
  const text = winningText(tag, part);
  if (!tag || !text) return null;
  return (
    <Text mt="1.5" fontSize="sm" color="fg.muted" data-part="winning-tag">
      <span>{`Bu sayfanın meta etiketi geçerli: “${text}” ·`}</span>{' '}
      <Anchor href={sectionHref('seo', { tab: 'meta-tags', id: tag.id })}>Etiketi düzenle</Anchor>
    </Text>
  );
}
