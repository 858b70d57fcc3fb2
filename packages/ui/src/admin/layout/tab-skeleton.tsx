import { Skeleton, Stack } from '@practice/ui';

/** The shape of a tab whose code is on its way. */
export function TabSkeleton() {
  return (
    <Stack gap="3" role="status" aria-busy="true" aria-label="Yükleniyor…">
      <Skeleton height="8" width="min(32rem, 100%)" />
      <Skeleton height="10" />
      <Skeleton height="10" />
      <Skeleton height="10" />
    </Stack>
  );
}
