import { type NotificationDigest, notificationDigests } from '@practice/contracts';
import { Box, CheckboxField, SelectField, Text } from '@practice/ui';
import { useNotificationSettings } from '@practice/ui/back-office';
import { Panel } from './panel.tsx';
import { permissionHints, useDesktopPermission } from './use-desktop-permission.ts';

const digestLabels: Record<NotificationDigest, string> = {
  instant: 'Geldiği anda',
  hourly: 'Saatte bir, toplu',
  daily: 'Günde bir, sabah 08.00’de',
};

/** By which ways notifications come. */
export function Channels() {
  const { settings, emailAddress, change } = useNotificationSettings();
  const { permission, ask } = useDesktopPermission();
  const { enableBell, enableSound, enableDesktop, enableEmail, emailDigest } = settings;
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
      <CheckboxField
        label="E-posta"
        hint={
          emailAddress === null
            ? 'Hesabınızda e-posta adresi yok; eklenene kadar e-posta gönderilmez. Adresi bir yönetici ekleyebilir.'
            : `Okunmamış bildirimler ${emailAddress ?? 'kendi adresiniz'}e gönderilir; kişi adı ve mesaj metni içermez.`
        }
        checked={enableEmail}
        onChange={(event) => change({ enableEmail: event.target.checked })}
      />
      <Box ps="9" maxW="22rem" mt="2">
        <SelectField
          label="E-posta sıklığı"
          value={emailDigest}
          disabled={!enableEmail}
          options={notificationDigests.map((value) => ({ value, label: digestLabels[value] }))}
          onChange={(event) => change({ emailDigest: event.target.value as NotificationDigest })}
        />
      </Box>
    </Panel>
  );
}
