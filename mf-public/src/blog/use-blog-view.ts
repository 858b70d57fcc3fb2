import { useQueryClient } from '@practice/ui/query';
import { useEffect } from 'react';
import { RecordBlogViewDocument } from '../generated/graphql.ts';

/** Counts a view once the page lives in a browser. Nobody waits for it, and nothing is said when it fails. */
export function useBlogView(id: string): void {
  const client = useQueryClient();
  useEffect(() => {
    client.mutate({ mutation: RecordBlogViewDocument, variables: { id } }).catch(() => undefined);
  }, [client, id]);
}
