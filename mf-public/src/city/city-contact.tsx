import { emailLink, phoneLink, practiceEmail, practicePhone } from '@practice/contracts';
import { Anchor, Box, Section, Text } from '@practice/ui';
import type { ReactNode } from 'react';
import type { CityDetailsQuery, LocalPageContentFragment } from '../generated/graphql.ts';
import { officeAddress } from '../office/office-address.ts';
import type { Settings } from '../site/site-settings.ts';
import { daysText, openingHours } from './opening-hours.ts';

type CityContactProps = {
  page: LocalPageContentFragment;
  text: Settings;
  hours: CityDetailsQuery['workingHours'];
};

/** Where the practice is, when it is open, whom it sees, and how it is reached. */
export function CityContact({ page, text, hours }: CityContactProps) {
  const phone = phoneLink(practicePhone(text));
  const email = emailLink(practiceEmail(text));
  return (
    <Section
      eyebrow="İletişim"
      title={page.contactTitle || `${page.cityName} için iletişim`}
      intro={page.contactDescription}
    >
      <Box as="dl" css={gridStyle}>
        <Item label="Adres">{officeAddress(text).shown}</Item>
        <Item label="Ulaşım">{text('public_transport_info')}</Item>
        <Item label="Otopark">{text('parking_info')}</Item>
        <Hours hours={hours} fallback={text('contact_working_hours')} />
        <Item label="Yaş grubu">3–18 yaş</Item>
        <Item label="Telefon">{phone ? <Anchor href={phone.href}>{phone.text}</Anchor> : null}</Item>
        <Item label="E-posta">{email ? <Anchor href={email.href}>{email.text}</Anchor> : null}</Item>
      </Box>
    </Section>
  );
}

function Hours({ hours, fallback }: { hours: CityContactProps['hours']; fallback: string }) {
  const groups = openingHours(hours);
  if (groups.length === 0) return <Item label="Çalışma saatleri">{fallback}</Item>;
  const lines = groups.map((group) => `${daysText(group)}: ${group.opens}–${group.closes}`);
  return <Item label="Çalışma saatleri">{lines.join('\n')}</Item>;
}

function Item({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <Box>
      <Text as="dt" color="fg.muted" fontSize="md">
        {label}
      </Text>
      <Text as="dd" fontWeight="medium" whiteSpace="pre-line" overflowWrap="anywhere">
        {children}
      </Text>
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  gap: { base: '5', md: '8' },
};
