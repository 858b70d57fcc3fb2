import { useState } from 'react';

export type DesktopPermission = 'granted' | 'denied' | 'default' | 'unsupported';

/** Whether this browser shows desktop notifications of the site; `ask` puts its question, after a press of a button only. */
export function useDesktopPermission() {
  const [permission, setPermission] = useState(read);
  return {
    permission,
    async ask(): Promise<DesktopPermission> {
      if (read() === 'default') await Notification.requestPermission();
      setPermission(read());
      return read();
    },
  };
}

function read(): DesktopPermission {
  return 'Notification' in globalThis ? Notification.permission : 'unsupported';
}

/** What a user can do about it; null where notifications are shown. */
export const permissionHints: Record<DesktopPermission, string | null> = {
  granted: null,
  default: 'Tarayıcınız açtığınızda izin isteyecek.',
  denied:
    'Tarayıcınız bu sitenin bildirimlerini engelliyor. Adres çubuğundaki site ayarlarından bildirimlere izin verin, sonra yeniden deneyin.',
  unsupported: 'Bu tarayıcı masaüstü bildirimlerini desteklemiyor.',
};
