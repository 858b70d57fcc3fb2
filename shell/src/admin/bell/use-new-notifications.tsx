import type { NotificationRecord } from '@practice/contracts';
import { Button } from '@practice/ui';
import { useLiveEvents, useNotificationSettings, useStaff } from '@practice/ui/back-office';
import { useApolloClient } from '@practice/ui/data';
import { toast } from '@practice/ui/overlay';
import { mayShow } from './bell-preferences.ts';
import { playSound } from './play-sound.ts';
import { shownBellQueries } from './use-notifications.ts';

/** Keeps the bell up to date from the event stream, and announces new notifications as the user's settings say. */
export function useNewNotifications(onOpen: (notification: NotificationRecord) => void): void {
  const client = useApolloClient();
  const { user } = useStaff();
  const { settings } = useNotificationSettings();
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
    if (!mayShow(notification, settings)) return;
    if (settings.enableSound) playSound(notification.id, settings.soundFile ?? undefined);
    if (settings.enableDesktop) showOnDesktop(notification, () => onOpen(notification));
    if (!settings.enableBell) return;
    toast.info({
      title: notification.title,
      description: (
        <>
          <span>{notification.message}</span>
          {notification.actionUrl ? (
            <Button variant="plain" size="sm" px="0" ms="2" onClick={() => onOpen(notification)}>
              {notification.actionLabel ?? 'Göster'}
            </Button>
          ) : null}
        </>
      ),
    });
  });
}

type Shown = Pick<NotificationRecord, 'id' | 'title'>;

/**
 * Shows a notification on the desktop, once for all open tabs, where the browser allows it. Its text, which names people,
 * stays in the panel: a desktop is seen by others.
 */
function showOnDesktop({ id, title }: Shown, onOpen: () => void): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body: 'Yönetim panelinde açmak için tıklayın.', tag: id, lang: 'tr' });
    shown.onclick = () => {
      window.focus();
      shown.close();
      onOpen();
    };
  } catch {
    // Browsers of phones have the name and refuse to make one.
  }
}
