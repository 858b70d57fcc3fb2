import { Box, SimpleGrid } from '@practice/ui';
import { formatCount, SaveState, SectionHeader, StatCard, Tabs } from '@practice/ui/admin';
import { useLiveEvents, useNotificationSettings, useSection, useTab } from '@practice/ui/back-office';
import { useQuery } from '@practice/ui/data';
import type { ReactNode } from 'react';
import { NotificationCountsDocument } from '../generated/graphql.ts';
import { Channels } from './channels.tsx';
import { Categories, Priorities } from './choices.tsx';
import { countNotifications } from './count-notifications.ts';
import { Email } from './email.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { Sound } from './sound.tsx';
import { Trial } from './trial.tsx';

const tabKeys = ['general', 'categories', 'email', 'test'] as const;
const titles = { general: 'Genel', categories: 'Konular', email: 'E-posta', test: 'Deneme' };

/** One's own notification settings; each change is saved at once. */
export default function NotificationSettingsScreen() {
  const { state } = useNotificationSettings();
  const { setParams } = useSection();
  const tab = useTab(tabKeys);
  const panels: Record<(typeof tabKeys)[number], ReactNode> = {
    general: (
      <>
        <Channels />
        <Box display="grid" gap="4">
          <QuietHours />
          <Sound />
        </Box>
      </>
    ),
    categories: (
      <>
        <Categories />
        <Priorities />
      </>
    ),
    email: <Email />,
    test: <Trial />,
  };
  return (
    <>
      <SectionHeader
        title="Bildirim Ayarları"
        description="Bu ayarlar yalnızca sizin içindir ve her tarayıcıda geçerlidir; değişiklikler hemen kaydedilir."
        actions={state === 'unsent' ? null : <SaveState state={state} />}
      />
      {state === 'unsent' ? (
        <Box
          role="alert"
          px="3"
          py="2"
          mb="4"
          borderRadius="md"
          bg="status.pending.bg"
          color="status.pending.fg"
          fontSize="sm"
        >
          Bağlantı yok. Değişiklikler bu tarayıcıda saklandı; bağlantı gelince kaydedilecek.
        </Box>
      ) : null}
      <Counts />
      <Tabs
        label="Bildirim Ayarları"
        isOnPage
        current={tab}
        onChoose={(key) => setParams({ tab: key === 'general' ? null : key })}
        tabs={tabKeys.map((key) => ({
          key,
          title: titles[key],
          content: (
            <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4" alignItems="start">
              {panels[key]}
            </SimpleGrid>
          ),
        }))}
      />
    </>
  );
}

const labels = { total: 'Toplam', unread: 'Okunmamış', today: 'Bugün', week: 'Son 7 gün' };

/** How many notifications the user has; kept current by the stream of events. */
function Counts() {
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
