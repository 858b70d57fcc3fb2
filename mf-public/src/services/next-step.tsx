import { Box, Flex, Heading, Text } from '@practice/ui';
import { ButtonLink } from '@practice/ui/router';
import { paths } from '../paths.ts';
import type { Settings } from '../site/site-settings.ts';
import type { Service } from './service-texts.ts';

/** The end of a service's page: the wizard, with this service chosen. */
export function NextStep({ service, text }: { service: Service; text: Settings }) {
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
          {text('services_cta_title')}
        </Heading>
        <Text mt="3" color="pine.100">
          {text('services_cta_description')}
        </Text>
      </Box>
      <ButtonLink to={paths.appointmentFor(service.slug)} size="lg" colorPalette="apricot" flexShrink="0">
        {service.title} için randevu alın
      </ButtonLink>
    </Flex>
  );
}
