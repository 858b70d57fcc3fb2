import { Badge, Box, Container, Flex, Heading, Text } from '@practice/ui';
import { SkylineDrawing } from '../drawings/skyline.tsx';
import type { LocalPageContentFragment } from '../generated/graphql.ts';
import { BreadcrumbNav } from '../pages/breadcrumb-nav.tsx';
import { openingStyle } from '../pages/opening-style.ts';
import { paths } from '../paths.ts';
import { BookOrCall } from '../site/book-or-call.tsx';
import type { Settings } from '../site/site-settings.ts';

/** The first screen: for whom, how far, and the two ways to an appointment. */
export function CityHero({ page, text }: { page: LocalPageContentFragment; text: Settings }) {
  return (
    <Container pt={{ base: '5', md: '8' }} pb={{ base: '12', lg: '20' }}>
      <BreadcrumbNav above={[{ name: 'Ana Sayfa', path: paths.home }]} current={page.title} />
      <Box css={openingStyle}>
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
              {`Merkez ofisimize uzaklık: ${page.distanceFromCorlu}`}
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
          <BookOrCall to={paths.appointment} text={text} />
        </Box>
        <Box maxW={{ base: '24rem', lg: 'none' }} mx="auto" width="full">
          <SkylineDrawing of={page.slug} />
        </Box>
      </Box>
    </Container>
  );
}
