import { Button, Flex, Text } from '@practice/ui';
import { CalendarIcon } from '@practice/ui/icons';

/** What the list says in place of the calendar. */
export function CalendarHint({ onShow }: { onShow: () => void }) {
  return (
    <Flex
      align="center"
      gap="3"
      wrap="wrap"
      mt="4"
      px="4"
      py="3"
      borderWidth="1px"
      borderStyle="dashed"
      borderRadius="md"
    >
      <CalendarIcon color="fg.muted" />
      <Text flex="1" minW="min(14rem, 100%)" color="fg.muted">
        Randevuları gün, hafta ve ay üzerinde görmek için takvim görünümüne geçin.
      </Text>
      <Button size="sm" variant="outline" onClick={onShow}>
        Takvime geç
      </Button>
    </Flex>
  );
}
