import { useQueryClient } from '@practice/ui/query';
import { useEffect } from 'react';
import { RecordBlogViewDocument } from '../generated/graphql.ts';

/** Counts a view of a post, if there is one, once the page lives in a browser. Nothing is said when that fails. */
export function useBlogView(id: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (id === null) return;
    client.mutate({ mutation: RecordBlogViewDocument, variables: { id } }).catch(() => undefined);
  }, [client, id]);
}
