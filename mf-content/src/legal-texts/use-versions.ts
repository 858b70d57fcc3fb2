import { useQuery } from '@practice/ui/data';
import { LegalTextHistoryDocument, type LegalTextHistoryQuery } from '../generated/graphql.ts';

export type LegalVersion = LegalTextHistoryQuery['legalTextVersions'][number];

/** Every version of a text that is or was in force, the newest first. */
export function useVersions(slug: string) {
  const { data, error } = useQuery(LegalTextHistoryDocument, {
    variables: { slug },
    fetchPolicy: 'cache-and-network',
  });
  return { versions: (data?.legalTextVersions ?? []) as readonly LegalVersion[], hasFailed: Boolean(error) && !data };
}
