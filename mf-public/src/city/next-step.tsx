import { Box, Flex, Heading, Text } from '@practice/ui';
import { ButtonLink } from '@practice/ui/router';
import { paths } from '../paths.ts';

/** The end of a city page: the wizard. */
export function NextStep({ cityName }: { cityName: string }) {
  return (
    <Flex
      direction={{ base: 'column', lg: 'row' }}
      align={{ base: 'flex-start', lg: 'center' }}
      justify="space-between"
      gap="6"
      px={{ base: '5', md: '10' }}
      py={{ base: '8', md: '10' }}
      borderRadius="lg"
      bg="bg.inverted"
      color="fg.inverted"
    >
      <Box maxW="prose">
        <Heading as="h2" size="lg" color="inherit">
          İlk görüşmeyi birlikte planlayalım
        </Heading>
        <Text mt="3" color="pine.100">
          {cityName} için size uyan günü ve saati seçin; 24 saat içinde sizinle iletişime geçeriz.
        </Text>
      </Box>
      <ButtonLink to={paths.appointment} size="lg" colorPalette="apricot" flexShrink="0">
        Randevu talebi oluşturun
      </ButtonLink>
    </Flex>
  );
}
