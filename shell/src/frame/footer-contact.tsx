import { practiceAddress } from '@practice/contracts';
import { Box, Grid, HStack, Stack, Text } from '@practice/ui';
import type { ReactNode } from 'react';
import { emailOf, phoneOf } from '../site/contact-links.ts';
import type { Settings } from '../site/site-settings.ts';
import { FooterTitle } from './footer-title.tsx';
import { ClockIcon, MailIcon, ParkingIcon, PhoneIcon, PinIcon } from './icons.tsx';
import { SiteLink } from './site-link.tsx';

/** Cards for phone, e-mail, address, working hours and parking; each only when it is configured. */
export function FooterContact({ settings }: { settings: Settings }) {
  const phone = phoneOf(settings);
  const email = emailOf(settings);
  const address = settings('footer_address_main') || practiceAddress(settings);
  const hours = settings('footer_working_hours_main') || settings('contact_working_hours');
  const parking = settings('footer_parking_info');
  if (!phone && !email && !address && !hours && !parking) return null;
  return (
    <Stack gap="4" gridColumn={{ md: 'span 2', lg: 'auto' }}>
      <FooterTitle>{settings('footer_contact_title')}</FooterTitle>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))' }} gap="3">
        {phone ? (
          <Card icon={<PhoneIcon />} title={settings('footer_phone_label')}>
            <SiteLink url={phone.href}>{phone.text}</SiteLink>
          </Card>
        ) : null}
        {email ? (
          <Card icon={<MailIcon />} title={settings('footer_email_label')}>
            <SiteLink url={email.href}>{email.text}</SiteLink>
          </Card>
        ) : null}
        {address ? (
          <Card icon={<PinIcon />} title="Adres" detail={settings('footer_address_detail')}>
            {address}
          </Card>
        ) : null}
        {hours ? (
          <Card icon={<ClockIcon />} title="Çalışma Saatleri" detail={settings('footer_working_hours_note')}>
            {hours.replace(timeRange, '$1\u00a0–\u00a0$2')}
          </Card>
        ) : null}
        {parking ? (
          <Card icon={<ParkingIcon />} title={settings('footer_parking_title')}>
            {parking}
          </Card>
        ) : null}
      </Grid>
    </Stack>
  );
}

/** `09:00 – 18:00`, which stays on one line. */
const timeRange = /(\d{2}:\d{2}) – (\d{2}:\d{2})/g;

type CardProps = { icon: ReactNode; title: string; detail?: string; children: ReactNode };

function Card({ icon, title, detail, children }: CardProps) {
  return (
    <HStack data-card="" align="flex-start" gap="3" bg="bg.panel" borderWidth="1px" borderRadius="md" p="4">
      <Box color="pine.fg" fontSize="lg" pt="0.5">
        {icon}
      </Box>
      <Box minW="0">
        <Text fontSize="sm" color="fg.muted">
          {title}
        </Text>
        <Box fontWeight="medium" fontSize="md" whiteSpace="pre-line" overflowWrap="anywhere">
          {children}
        </Box>
        {detail ? (
          <Text fontSize="sm" color="fg.muted" whiteSpace="pre-line">
            {detail}
          </Text>
        ) : null}
      </Box>
    </HStack>
  );
}
