import { Box, SimpleGrid } from '@practice/ui';
import { SaveState, SectionHeader } from '@practice/ui/admin';
import { useNotificationSettings } from '@practice/ui/back-office';
import { Channels } from './channels.tsx';
import { Categories, Priorities } from './choices.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { Sound } from './sound.tsx';
import { Trial } from './trial.tsx';

/** One's own notification settings; each change is saved at once. */
export default function NotificationSettingsScreen() {
  const { state } = useNotificationSettings();
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
      <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4" alignItems="start">
        <Channels />
        <Box display="grid" gap="4">
          <QuietHours />
          <Sound />
        </Box>
        <Categories />
        <Priorities />
        <Trial />
      </SimpleGrid>
    </>
  );
}
