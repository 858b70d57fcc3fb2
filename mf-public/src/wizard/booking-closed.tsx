import { Box, ButtonAnchor, Flex, Heading, Text } from '@practice/ui';
import { ButtonLink } from '@practice/ui/router';
import { paths } from '../paths.ts';
import { useBookingPhone } from './booking-phone.ts';

/** In place of the wizard while the practice takes no requests: how to reach it instead. */
export function BookingClosed() {
  const phone = useBookingPhone();
  return (
    <Box data-card="" bg="bg.panel" borderWidth="1px" borderRadius="lg" p={{ base: '5', md: '10' }}>
      <Heading as="h3" size="sm">
        Şu anda internetten randevu alınmıyor
      </Heading>
      <Text mt="3" maxW="prose">
        {phone
          ? 'Randevu için bizi arayabilir ya da bize yazabilirsiniz; size en kısa sürede dönelim.'
          : 'Randevu için bize yazabilirsiniz; size en kısa sürede dönelim.'}
      </Text>
      <Flex gap="3" wrap="wrap" mt="6">
        {phone ? <ButtonAnchor href={phone.href}>{phone.text}</ButtonAnchor> : null}
        <ButtonLink to={paths.contact} variant={phone ? 'outline' : 'solid'}>
          Bize yazın
        </ButtonLink>
      </Flex>
    </Box>
  );
}
