import { CheckboxField, Text } from '@practice/ui';
import { useNotificationSettings } from '@practice/ui/back-office';
import { useState } from 'react';
import { Panel } from './panel.tsx';

/** By which ways notifications come while the back office is open. */
export function Channels() {
  const { settings, change } = useNotificationSettings();
  const { permission, ask } = useDesktopPermission();
  const { enableBell, enableSound, enableDesktop } = settings;
  const isShown = permission === 'granted';

  async function switchDesktop(isOn: boolean) {
    if (!isOn) return change({ enableDesktop: false });
    if ((await ask()) === 'granted') change({ enableDesktop: true });
  }

  return (
    <Panel title="Kanallar" description="Yeni bir bildirim geldiğinde ne olsun?">
      <CheckboxField
        label="Zil"
        hint="Zilin üzerinde okunmamış sayısı görünür, yeni bildirim ekranda açılır. Kapalıyken bildirimler yalnızca listelenir."
        checked={enableBell}
        onChange={(event) => change({ enableBell: event.target.checked })}
      />
      <CheckboxField
        label="Ses"
        hint="Yeni bildirimde kısa bir ses çalar."
        checked={enableSound}
        onChange={(event) => change({ enableSound: event.target.checked })}
      />
      <CheckboxField
        label="Masaüstü bildirimi"
        hint="Panel arkada açıkken de görürsünüz; kişi adı göstermez. İzin her tarayıcıda ayrıca verilir."
        checked={enableDesktop && isShown}
        onChange={(event) => void switchDesktop(event.target.checked)}
      />
      <Text role="status" color={permission === 'denied' ? 'fg.error' : 'fg.muted'} fontSize="sm" ps="9">
        {permissionHints[permission]}
      </Text>
    </Panel>
  );
}

type DesktopPermission = 'granted' | 'denied' | 'default' | 'unsupported';

/** Whether this browser shows desktop notifications of the site; `ask` puts its question, after a press of a button only. */
function useDesktopPermission() {
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
const permissionHints: Record<DesktopPermission, string | null> = {
  granted: null,
  default: 'Tarayıcınız açtığınızda izin isteyecek.',
  denied:
    'Tarayıcınız bu sitenin bildirimlerini engelliyor. Adres çubuğundaki site ayarlarından bildirimlere izin verin, sonra yeniden deneyin.',
  unsupported: 'Bu tarayıcı masaüstü bildirimlerini desteklemiyor.',
};
