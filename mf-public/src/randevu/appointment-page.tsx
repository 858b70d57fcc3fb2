import { Anchor, Badge, Box, Container, Heading, Text } from '@practice/ui';
import { type ReactNode, useId } from 'react';
import { useSettings } from '../site/site-settings.ts';
import { useBookingPhone, useTakesRequests } from '../wizard/booking-phone.ts';

/** The appointment page, /randevu: a short greeting and, as `children`, the wizard. */
export function AppointmentPage({ children }: { children: ReactNode }) {
  const text = useSettings();
  const phone = useBookingPhone();
  const isOpen = useTakesRequests();
  const subtitle = text('appointment_form_subtitle');
  const headingId = useId();
  return (
    <Box data-wizard="page" bg="bg.subtle" pb="section">
      <Container as="section" aria-labelledby={headingId} pt={{ base: '8', md: '14' }}>
        <Box maxW="prose" mb={{ base: '6', md: '10' }}>
          <Badge tone="pine">{text('appointment_hero_badge')}</Badge>
          <Heading as="h1" size="lg" id={headingId} mt="4">
            {text('appointment_hero_title')}
          </Heading>
          <Text textStyle="lead" color="fg.muted" mt="3">
            {text('appointment_hero_description')}
          </Text>
          {phone && isOpen ? (
            <Text mt="4">
              <span>{`${text('appointment_cta_text')}:`}</span> <Anchor href={phone.href}>{phone.text}</Anchor>
            </Text>
          ) : null}
        </Box>
        <Heading as="h2" size="sm" mb={subtitle ? '2' : '4'}>
          {text('appointment_form_title')}
        </Heading>
        {subtitle ? (
          <Text color="fg.muted" maxW="prose" mb="4">
            {subtitle}
          </Text>
        ) : null}
        {children}
        {isOpen ? (
          <Text color="fg.muted" fontSize="sm" maxW="prose" mt="4">
            {text('appointment_form_privacy')}
          </Text>
        ) : null}
      </Container>
    </Box>
  );
}
