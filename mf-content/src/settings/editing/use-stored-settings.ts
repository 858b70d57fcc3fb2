import { type SettingConditionRecord, settingDefinitions, settingValues } from '@practice/contracts';
import { useLiveEvents } from '@practice/ui/back-office';
import { readProblem, useQuery } from '@practice/ui/data';
import { useCallback, useMemo } from 'react';
import { EditedSettingsDocument, type EditedSettingsQuery } from '../../generated/graphql.ts';

/** What the server knows of settings beside their values, by key. */
export type Conditions = ReadonlyMap<string, SettingConditionRecord>;

/** The stored settings, updated live; `refresh` refetches and returns the newest. */
export function useStoredSettings() {
  const { data, error, refetch } = useQuery(EditedSettingsDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const stored = useMemo(() => (data ? settingValues((data as EditedSettingsQuery).siteSettings) : undefined), [data]);
  const conditions = useMemo<Conditions>(
    () => new Map((data as EditedSettingsQuery | undefined)?.settingConditions.map((each) => [each.settingKey, each])),
    [data],
  );
  const refresh = useCallback(async () => {
    const result = await refetch();
    if (!result.data) throw result.error ?? new Error('The settings were answered without data.');
    return settingValues(result.data.siteSettings);
  }, [refetch]);

  useLiveEvents(({ type, payload }) => {
    const isNews = type === 'site-setting.changed' && payload.keys.some((key) => settingDefinitions[key]?.field);
    // A failed refetch is reported by `problem`.
    if (isNews || type === 'reset') refresh().catch(() => undefined);
  });

  return { stored, conditions, refresh, problem: error ? readProblem(error) : null };
}
