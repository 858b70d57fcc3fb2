import { phoneLink, practicePhone } from '@practice/contracts';
import { Badge, Box, ButtonAnchor, Flex, Heading, Text } from '@practice/ui';
import { ButtonLink } from '@practice/ui/router';
import { paths } from '../paths.ts';
import { PhoneIcon } from './phone-icon.tsx';
import type { Settings } from './site-settings.ts';

type ServicesCallProps = {
  text: Settings;
  /** The service that the wizard opens with; without one, for parents who do not know which they need. */
  service?: { slug: string; title: string };
  /** The page ends in it: the frame leaves out its own invitation. */
  endsPage?: boolean;
};

/** Book, or ring. */
export function ServicesCall({ text, service, endsPage = false }: ServicesCallProps) {
  const phone = phoneLink(practicePhone(text));
  return (
    <Flex
      data-part={endsPage ? 'last-step' : undefined}
      position="relative"
      overflow="hidden"
      direction={{ base: 'column', lg: 'row' }}
      align={{ base: 'flex-start', lg: 'center' }}
      justify="space-between"
      gap="7"
      mt={{ base: '4', md: '6' }}
      px={{ base: '5', md: '10' }}
      py={{ base: '8', md: '10' }}
      borderRadius="lg"
      bg="bg.inverted"
      color="fg.inverted"
    >
      <Leaves />
      <Box position="relative" maxW="prose">
        {service ? null : (
          <Badge bg="transparent" color="inherit" borderColor="pine.400" mb="4">
            {text('services_cta_badge')}
          </Badge>
        )}
        <Heading as={endsPage ? 'h2' : 'h3'} size="lg" color="inherit">
          {text('services_cta_title')}
        </Heading>
        <Text mt="3" color="pine.100">
          {text('services_cta_description')}
        </Text>
      </Box>
      <Flex position="relative" gap="3" flexWrap="wrap" flexShrink="0">
        <ButtonLink
          to={service ? paths.appointmentFor(service.slug) : paths.appointment}
          size="lg"
          colorPalette="apricot"
        >
          {service ? `${service.title} için randevu alın` : text('services_cta_button_primary')}
        </ButtonLink>
        {phone ? (
          <ButtonAnchor
            href={phone.href}
            size="lg"
            variant="ghost"
            color="inherit"
            borderColor="pine.400"
            _hover={{ bg: 'pine.800' }}
            aria-label={`${text('services_cta_button_secondary')}: ${phone.text}`}
          >
            <PhoneIcon />
            <span>{text('services_cta_button_secondary')}</span>
          </ButtonAnchor>
        ) : null}
      </Flex>
    </Flex>
  );
}

function Leaves() {
  return (
    <Box aria-hidden="true" position="absolute" insetEnd="-3rem" top="-5rem" color="pine.800" pointerEvents="none">
      <svg viewBox="0 0 360 320" width="360" height="320" overflow="visible" fill="currentColor" aria-hidden="true">
        <path d="M170 320C60 250 50 120 150 0 250 90 270 230 170 320Z" />
        <path d="M200 320C190 220 250 130 360 100 370 210 310 300 200 320Z" opacity="0.7" />
        <path d="M140 320C50 320-20 260-10 170 80 170 140 230 140 320Z" opacity="0.7" />
      </svg>
    </Box>
  );
}
