import { ButtonAnchor, Flex, Text } from '@practice/ui';
import { paths } from '../../paths.ts';

/** Leads to the wizard where it may not be on the home page itself; a plain link, so that it loads a document of its own. */
export function BookingCard() {
  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      align={{ md: 'center' }}
      justify="space-between"
      gap={{ base: '5', md: '10' }}
      data-card=""
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      p={{ base: '5', md: '10' }}
    >
      <Text maxW="prose">
        Randevu formu kendi sayfasında açılır. Orada ölçüm aracı çalışmaz, yazdıklarınızı yalnızca biz görürüz.
      </Text>
      <ButtonAnchor href={paths.appointment} size="lg" flexShrink="0">
        Randevu formunu aç
      </ButtonAnchor>
    </Flex>
  );
}
