import { Badge, Box, Container, Heading, Text } from '@practice/ui';
import { type ReactNode, useId } from 'react';
import { useSettings } from '../site/site-settings.ts';

/** The appointment page, /randevu: a short greeting and, as `children`, the wizard. */
export function AppointmentPage({ children }: { children: ReactNode }) {
  const text = useSettings();
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
        </Box>
        <Heading as="h2" srOnly>
          Randevu formu
        </Heading>
        {children}
      </Container>
    </Box>
  );
}
