import { settingValues } from '@practice/contracts';
import { useLiveEvents } from '@practice/ui/back-office';
import { readProblem, useQuery } from '@practice/ui/data';
import { useCallback, useMemo } from 'react';
import { EditedSettingsDocument, type EditedSettingsQuery } from '../generated/graphql.ts';

/** The published texts, updated live; `refresh` refetches and returns the newest. */
export function usePublishedTexts() {
  const { data, error, refetch } = useQuery(EditedSettingsDocument, { fetchPolicy: 'cache-and-network' });
  const published = useMemo(
    () => (data ? settingValues((data as EditedSettingsQuery).siteSettings) : undefined),
    [data],
  );
  const refresh = useCallback(async () => {
    const result = await refetch();
    if (!result.data) throw result.error ?? new Error('The settings were answered without data.');
    return settingValues(result.data.siteSettings);
  }, [refetch]);
  useLiveEvents(({ type }) => {
    // A failed refetch is reported by `problem`.
    if (type === 'site-setting.changed' || type === 'reset') refresh().catch(() => undefined);
  });
  return { published, refresh, problem: error ? readProblem(error) : null };
}
