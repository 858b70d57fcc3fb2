import { useQuery } from '@practice/ui/data';
import { StoredDraftDocument } from '../../../generated/graphql.ts';

/**
 * What was typed of a post and not saved, as the server has it when the post is opened; `isReading` until that is known.
 * Whoever cannot be told goes on without it: the server refuses to overwrite one that nobody has seen.
 */
export function useStoredDraft(id: string, skip: boolean) {
  // What was typed elsewhere meanwhile is in no cache.
  const { data, error } = useQuery(StoredDraftDocument, { variables: { id }, skip, fetchPolicy: 'network-only' });
  return { draft: data?.blogPostDraft ?? null, isReading: !(skip || data || error) };
}
