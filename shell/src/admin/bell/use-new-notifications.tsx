import type { NotificationRecord } from '@practice/contracts';
import { Button } from '@practice/ui';
import { useLiveEvents, useStaff } from '@practice/ui/back-office';
import { useApolloClient } from '@practice/ui/data';
import { toast } from '@practice/ui/overlay';
import { mayShow, readPreferences } from './bell-preferences.ts';
import { playSound } from './play-sound.ts';
import { shownBellQueries } from './use-notifications.ts';

/** Keeps the bell up to date from the event stream, and announces new notifications by toast and sound. */
export function useNewNotifications(onOpen: (notification: NotificationRecord) => void): void {
  const client = useApolloClient();
  const { user } = useStaff();
  // A failed refetch is repeated at the next event, or when the bell is opened.
  const refresh = () => client.refetchQueries({ include: shownBellQueries(client) }).catch(() => {});

  useLiveEvents((event) => {
    if (event.type === 'notification.changed') {
      const { userId } = event.payload;
      if (userId === null || userId === undefined || userId === user.id) refresh();
    }
    if (event.type !== 'notification.created') return;
    refresh();
    const notification = event.payload;
    const preferences = readPreferences();
    if (!mayShow(notification, preferences)) return;
    toast.info({
      title: notification.title,
      description: (
        <>
          {notification.message}
          {notification.actionUrl ? (
            <Button variant="plain" size="sm" px="0" ms="2" onClick={() => onOpen(notification)}>
              {notification.actionLabel ?? 'Göster'}
            </Button>
          ) : null}
        </>
      ),
    });
    if (preferences.enableSound) playSound(notification.id, preferences.soundFile);
  });
}
