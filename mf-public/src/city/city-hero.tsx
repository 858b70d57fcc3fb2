import { phoneLink } from '@practice/contracts';
import { Badge, Box, ButtonAnchor, Container, Flex, Heading, Text } from '@practice/ui';
import { ButtonLink } from '@practice/ui/router';
import { SkylineDrawing } from '../drawings/skyline.tsx';
import type { LocalPageContentFragment } from '../generated/graphql.ts';
import { BreadcrumbNav } from '../pages/breadcrumb-nav.tsx';
import { paths } from '../paths.ts';
import { PhoneIcon } from '../site/phone-icon.tsx';
import type { Settings } from '../site/site-settings.ts';

/** The first screen: for whom, how far, and the two ways to an appointment. */
export function CityHero({ page, text }: { page: LocalPageContentFragment; text: Settings }) {
  const phone = phoneLink(text('contact_phone') || text('header_top_phone'));
  return (
    <Container pt={{ base: '5', md: '8' }} pb={{ base: '12', lg: '20' }}>
      <BreadcrumbNav above={[{ name: 'Ana Sayfa', path: paths.home }]} current={page.title} />
      <Box css={gridStyle}>
        <Box minW="0">
          <Text textStyle="eyebrow" color="accent.fg">
            {page.cityName}
          </Text>
          <Heading as="h1" size="display" mt="3" overflowWrap="anywhere">
            {page.heroTitle}
          </Heading>
          {page.heroSubtitle ? (
            <Text textStyle="lead" color="fg.muted" mt="5" maxW="prose">
              {page.heroSubtitle}
            </Text>
          ) : null}
          <Text mt="4" maxW="prose" whiteSpace="pre-line">
            {page.heroDescription}
          </Text>
          {page.distanceFromCorlu ? (
            <Text mt="4" fontWeight="semibold">
              Merkez ofisimize uzaklık: {page.distanceFromCorlu}
            </Text>
          ) : null}
          {page.heroFeatures.length > 0 ? (
            <Flex as="ul" gap="2" mt="6" flexWrap="wrap" listStyleType="none">
              {page.heroFeatures.map((feature) => (
                <Badge as="li" key={feature}>
                  {feature}
                </Badge>
              ))}
            </Flex>
          ) : null}
          <Flex gap="3" mt="8" flexWrap="wrap">
            <ButtonLink to={paths.appointment} size="lg">
              Randevu Al
            </ButtonLink>
            {phone ? (
              <ButtonAnchor href={phone.href} variant="outline" size="lg" aria-label={`Hemen Ara: ${phone.text}`}>
                <PhoneIcon />
                Hemen Ara
              </ButtonAnchor>
            ) : null}
          </Flex>
        </Box>
        <Box maxW={{ base: '24rem', lg: 'none' }} mx="auto" width="full">
          <SkylineDrawing of={page.slug} />
        </Box>
      </Box>
    </Container>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.1fr) minmax(0, 0.9fr)' },
  columnGap: { lg: '16' },
  rowGap: '10',
  alignItems: 'center',
  mt: { base: '6', md: '8' },
};
