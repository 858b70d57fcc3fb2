import { SimpleGrid } from '@practice/ui';
import { formatCount, StatCard } from '@practice/ui/admin';
import { useLiveEvents } from '@practice/ui/back-office';
import { useQuery } from '@practice/ui/data';
import { NotificationCountsDocument } from '../generated/graphql.ts';
import { countNotifications } from './count-notifications.ts';

const labels = { total: 'Toplam', unread: 'Okunmamış', today: 'Bugün', week: 'Son 7 gün' };

/** How many notifications the user has; kept current by the stream of events. */
export function Counts() {
  const { data, error, refetch } = useQuery(NotificationCountsDocument, { fetchPolicy: 'cache-and-network' });
  useLiveEvents(({ type }) => {
    if (type === 'notification.created' || type === 'notification.changed') void refetch().catch(() => undefined);
  });
  const counts = data && countNotifications(data.notifications);
  return (
    <SimpleGrid columns={{ base: 2, md: 4 }} gap="2" mb="4">
      {(['total', 'unread', 'today', 'week'] as const).map((name) => (
        <StatCard
          key={name}
          label={labels[name]}
          value={counts ? formatCount(counts[name]) : error ? '—' : undefined}
        />
      ))}
    </SimpleGrid>
  );
}
