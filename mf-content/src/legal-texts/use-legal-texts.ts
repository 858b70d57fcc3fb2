import { settingValues } from '@practice/contracts';
import { useLiveEvents } from '@practice/ui/back-office';
import { readProblem, useQuery } from '@practice/ui/data';
import { LegalTextsToEditDocument, type LegalTextsToEditQuery } from '../generated/graphql.ts';

export type LegalText = LegalTextsToEditQuery['legalTexts'][number];

/** The texts in force and the stored settings, kept current by the stream of events. */
export function useLegalTexts() {
  const { data, error, refetch } = useQuery(LegalTextsToEditDocument, { fetchPolicy: 'cache-and-network' });
  const refresh = async () => {
    // What could not be loaded says so itself.
    await refetch().catch(() => undefined);
  };
  useLiveEvents(({ type }) => {
    if (type === 'legal-text.changed' || type === 'site-setting.changed' || type === 'reset') void refresh();
  });
  return {
    texts: data?.legalTexts,
    settings: data ? settingValues(data.siteSettings) : {},
    problem: error && !data ? readProblem(error) : null,
    refresh,
  };
}
