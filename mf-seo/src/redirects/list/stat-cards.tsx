import { Box } from '@practice/ui';
import { formatCount, StatCard } from '@practice/ui/admin';
import { useQuery } from '@practice/ui/data';
import { useEffect } from 'react';
import { RedirectStatsDocument } from '../../generated/graphql.ts';

/** Figures of all redirects; `rows` changing means that they may have, too. */
export function StatCards({ rows }: { rows: unknown }) {
  const { data, refetch } = useQuery(RedirectStatsDocument, { fetchPolicy: 'cache-and-network' });
  useEffect(() => {
    if (rows) void refetch().catch(() => undefined);
  }, [rows, refetch]);
  const stats = data?.redirectStats;
  const figure = (count: number | undefined) => (count === undefined ? undefined : formatCount(count));
  return (
    <Box display="grid" gap="2" mb="4" gridTemplateColumns={{ base: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' }}>
      <StatCard label="Toplam" value={figure(stats?.total)} />
      <StatCard label="Aktif" value={figure(stats?.active)} tone="confirmed" />
      <StatCard label="Toplam kullanım" value={figure(stats?.hits)} />
      <StatCard label="301 yönlendirme" value={figure(stats?.movedForGood)} />
    </Box>
  );
}
