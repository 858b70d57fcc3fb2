import { emailLink, phoneLink } from '@practice/contracts';
import { Box, Container, Flex, HStack, Text } from '@practice/ui';
import type { ReactNode } from 'react';
import type { Settings } from '../site/site-settings.ts';
import { MailIcon, PhoneIcon, PinIcon } from './icons.tsx';
import { SiteLink } from './site-link.tsx';

/** Phone, e-mail, address and message above the header, on large screens. */
export function TopBar({ settings }: { settings: Settings }) {
  const phone = phoneLink(settings('header_top_phone'));
  const email = emailLink(settings('header_top_email'));
  const address = settings('header_top_address');
  const message = settings('header_top_message');
  if (!phone && !email && !address && !message) return null;
  return (
    <Box
      as="aside"
      aria-label="İletişim bilgileri"
      hideBelow="lg"
      _print={{ display: 'none' }}
      bg="bg.inverted"
      color="fg.inverted"
      fontSize="sm"
      data-part="top-bar"
    >
      <Container>
        <Flex minH="10" align="center" justify="space-between" gap="8">
          <HStack gap="6">
            {phone ? (
              <Entry icon={<PhoneIcon />}>
                <SiteLink url={phone.href}>{phone.text}</SiteLink>
              </Entry>
            ) : null}
            {email ? (
              <Entry icon={<MailIcon />}>
                <SiteLink url={email.href}>{email.text}</SiteLink>
              </Entry>
            ) : null}
            {address ? <Entry icon={<PinIcon />}>{address}</Entry> : null}
          </HStack>
          {message ? <Text opacity="0.9">{message}</Text> : null}
        </Flex>
      </Container>
    </Box>
  );
}

function Entry({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <HStack gap="2">
      <Box color="apricot.300">{icon}</Box>
      {children}
    </HStack>
  );
}
