import type { SettingKey } from '@practice/contracts';
import { settingValue } from '@practice/contracts';
import { Box, CheckboxField, Flex } from '@practice/ui';
import { useStaff } from '@practice/ui/back-office';
import { useApolloClient, useQuery } from '@practice/ui/data';
import { announceDone, announceFailure } from '@practice/ui/records';
import { useState } from 'react';
import { HealthSettingsDocument, SaveHealthSettingDocument } from '../generated/graphql.ts';

const switches = [
  { key: 'url_health_auto_check', label: 'Otomatik kontrol', hint: 'Adresler her gece kontrol edilir.' },
  { key: 'url_health_email_alert', label: 'E-posta uyarısı', hint: 'Yeni bir sorun bulununca bir kez e-posta gelir.' },
  { key: 'url_health_detailed_log', label: 'Ayrıntılı kayıt', hint: 'Geçmişte her bulgu saklanır.' },
] as const satisfies { key: SettingKey; label: string; hint: string }[];

/** What the nightly check does; admins change it. */
export function HealthSettings() {
  const { can } = useStaff();
  return can('site-setting:write-restricted') ? <Switches /> : null;
}

function Switches() {
  const client = useApolloClient();
  const { data, refetch } = useQuery(HealthSettingsDocument, { fetchPolicy: 'cache-and-network' });
  const [saving, setSaving] = useState<SettingKey | null>(null);
  const stored = Object.fromEntries((data?.siteSettings ?? []).map((each) => [each.settingKey, each.settingValue]));

  async function save(key: SettingKey, isOn: boolean) {
    setSaving(key);
    try {
      const settings = [{ key, value: String(isOn) }];
      const { data: saved } = await client.mutate({ mutation: SaveHealthSettingDocument, variables: { settings } });
      await refetch();
      const [refused] = saved?.saveSettings.errors ?? [];
      if (refused) return announceFailure(refused.message);
      announceDone('Ayar kaydedildi');
    } catch (failure) {
      announceFailure('Ayar kaydedilemedi.', failure);
    } finally {
      setSaving(null);
    }
  }

  return (
    <Flex
      as="section"
      aria-label="Kontrol ayarları"
      gap="4"
      columnGap="8"
      wrap="wrap"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      p="4"
      mb="4"
    >
      {switches.map(({ key, label, hint }) => (
        <Box key={key} flex="1 1 14rem">
          <CheckboxField
            label={label}
            hint={hint}
            checked={settingValue(stored, key) === 'true'}
            disabled={!data || saving !== null}
            onChange={(event) => void save(key, event.target.checked)}
          />
        </Box>
      ))}
    </Flex>
  );
}
