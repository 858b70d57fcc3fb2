import { type NotificationDigest, notificationDigests } from '@practice/contracts';
import { Anchor, Box, CheckboxField, SelectField, Text } from '@practice/ui';
import { useNotificationSettings, useStaff } from '@practice/ui/back-office';
import { Panel } from './panel.tsx';

const digestLabels: Record<NotificationDigest, string> = {
  instant: 'Geldiği anda',
  hourly: 'Saatte bir, toplu',
  daily: 'Günde bir, sabah 08.00’de',
};

/** Whether and how often unread notifications come by e-mail. */
export function Email() {
  const { settings, emailAddress, change } = useNotificationSettings();
  const { user, can } = useStaff();
  const { enableEmail, emailDigest } = settings;
  return (
    <Panel title="E-posta" description="Okumadığınız bildirimler size e-postayla da gelsin mi?">
      <CheckboxField
        label="E-posta"
        hint={
          emailAddress === null
            ? 'Hesabınızda e-posta adresi yok; eklenene kadar e-posta gönderilmez.'
            : `Okunmamış bildirimler ${emailAddress ? `${emailAddress} adresine` : 'kendi adresinize'} gönderilir; kişi adı ve mesaj metni içermez.`
        }
        checked={enableEmail}
        onChange={(event) => change({ enableEmail: event.target.checked })}
      />
      {emailAddress === null ? (
        <Text ps="9" fontSize="sm" color="fg.muted">
          {can('user:write') ? (
            <Anchor href={`/admin#users?id=${user.id}`}>Adresinizi ekleyin</Anchor>
          ) : (
            'Adresi bir yönetici ekleyebilir.'
          )}
        </Text>
      ) : null}
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
