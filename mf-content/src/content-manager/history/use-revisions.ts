import type { ContentPage } from '@practice/contracts';
import { useLiveEvents } from '@practice/ui/back-office';
import { readProblem, useApolloClient, useQuery } from '@practice/ui/data';
import { useCallback } from 'react';
import {
  ContentRevisionsDocument,
  type ContentRevisionsQuery,
  CreateContentRevisionDocument,
} from '../../generated/graphql.ts';

export type Revision = ContentRevisionsQuery['contentRevisions'][number];

/** The revisions of a page, the newest first; read while `isShown`, and new when somebody makes one. */
export function useRevisions({ id: pageId }: ContentPage, isShown: boolean) {
  const { data, error, refetch } = useQuery(ContentRevisionsDocument, {
    variables: { pageId },
    fetchPolicy: 'cache-and-network',
    skip: !isShown,
  });
  useLiveEvents(({ type, payload }) => {
    const isNews = type === 'content-revision.changed' && payload.id === pageId;
    // A failed refetch is reported by `problem`.
    if (isShown && (isNews || type === 'reset')) refetch().catch(() => undefined);
  });
  return {
    revisions: data?.contentRevisions as readonly Revision[] | undefined,
    problem: error ? readProblem(error) : null,
    refresh: () => refetch(),
  };
}

/** Makes a revision of a page: of a draft's texts, or of what is published. */
export function useKeepRevision({ id: pageId }: ContentPage) {
  const client = useApolloClient();
  return useCallback(
    async (texts: Readonly<Record<string, string>> | null, description: string | null = null): Promise<void> => {
      const sent = texts && Object.entries(texts).map(([key, value]) => ({ key, value }));
      const input = { pageId, texts: sent, description };
      await client.mutate({ mutation: CreateContentRevisionDocument, variables: { input } });
    },
    [client, pageId],
  );
}

export type KeepRevision = ReturnType<typeof useKeepRevision>;
