import { Box, Container, Heading, Text } from '@practice/ui';
import { ButtonLink } from '@practice/ui/router';
import type { SitePageQuery } from '../generated/graphql.ts';
import { paths } from '../paths.ts';

type LocalPage = Extract<NonNullable<SitePageQuery['sitePage']>, { __typename: 'LocalPage' }>;

/** The first screen of a city page. */
export function LocalPageHero({ page }: { page: LocalPage }) {
  return (
    <Box bg="bg.tinted">
      <Container py={{ base: '14', lg: '24' }}>
        <Text textStyle="eyebrow" color="accent.fg">
          {page.cityName}
        </Text>
        <Heading as="h1" size="display" mt="3" maxW="20ch">
          {page.heroTitle}
        </Heading>
        <Text textStyle="lead" color="fg.muted" mt="5" maxW="prose">
          {page.heroSubtitle}
        </Text>
        <Text mt="4" maxW="prose" whiteSpace="pre-line">
          {page.heroDescription}
        </Text>
        <ButtonLink to={paths.appointment} size="lg" mt="8">
          Randevu Al
        </ButtonLink>
      </Container>
    </Box>
  );
}
