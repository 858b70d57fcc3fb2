import { useRunning } from '@practice/ui';
import { useLiveEvents } from '@practice/ui/back-office';
import { useApolloClient, useQuery } from '@practice/ui/data';
import { announceDone, announceFailure } from '@practice/ui/records';
import { useMemo } from 'react';
import { CreateLocalPageTagDocument, LocalPageTagsDocument } from '../../generated/graphql.ts';
import type { LocalPage } from './local-page-records.ts';
import { localPageKey } from './seo-status.ts';

/** The meta tags of all pages by their keys, kept current, and the creation of those that are missing. */
export function usePageTags() {
  const client = useApolloClient();
  const { data, refetch } = useQuery(LocalPageTagsDocument, {
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'ignore',
  });
  const reload = () => refetch().then(undefined, () => undefined);
  useLiveEvents(({ type }) => {
    if (type === 'reset' || type === 'meta-tag.changed') void reload();
  });
  const tags = useMemo(() => data && new Map(data.metaTags.map((tag) => [tag.pageKey, tag])), [data]);
  const [isCreating, createMissing] = useRunning(async (pages: readonly LocalPage[]) => {
    let created = 0;
    let problem: unknown = null;
    for (const { slug, metaTitle, metaDescription, metaKeywords } of pages) {
      const input = {
        pageKey: localPageKey(slug),
        pageUrl: `/${slug}`,
        title: metaTitle,
        metaDescription,
        metaKeywords,
        robots: 'index, follow',
      };
      try {
        await client.mutate({ mutation: CreateLocalPageTagDocument, variables: { input } });
        created += 1;
      } catch (error) {
        problem ??= error;
      }
    }
    await reload();
    if (created > 0) announceDone(`${created} sayfanın SEO etiketi oluşturuldu`);
    if (problem) announceFailure('Bazı SEO etiketleri oluşturulamadı.', problem);
  });

  return { tags, createMissing, isCreating };
}
