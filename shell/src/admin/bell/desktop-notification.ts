import type { NotificationRecord } from '@practice/contracts';

type Shown = Pick<NotificationRecord, 'id' | 'title'>;

/**
 * Shows a notification on the desktop, once for all open tabs, where the browser allows it. Its text, which names people,
 * stays in the panel: a desktop is seen by others.
 */
export function showOnDesktop({ id, title }: Shown, onOpen: () => void): void {
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
