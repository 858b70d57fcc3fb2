import { settingValues } from '@practice/contracts';
import { Box, Skeleton } from '@practice/ui';
import { ProblemPanel } from '@practice/ui/admin';
import { useLiveEvents } from '@practice/ui/back-office';
import { readProblem, useQuery } from '@practice/ui/data';
import { useCallback, useMemo } from 'react';
import { EditedSettingsDocument, type EditedSettingsQuery } from '../generated/graphql.ts';
import { ContentManager } from './content-manager.tsx';

/** The texts of the site's pages: edited as drafts, previewed, published. */
export default function ContentScreen() {
  const { published, refresh, problem } = usePublishedTexts();
  if (published) return <ContentManager published={published} refresh={refresh} />;
  if (problem) return <ProblemPanel title="İçerik yüklenemedi" message={problem.message} onRetry={refresh} />;
  return (
    <Box role="status" aria-busy="true" aria-label="İçerik yükleniyor…" display="grid" gap="6">
      <Skeleton height="8" width="14rem" />
      <Skeleton height="24rem" />
    </Box>
  );
}

/** The published texts, updated live; `refresh` refetches and returns the newest. */
function usePublishedTexts() {
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
