import type { siteSearchKinds } from '@practice/contracts';
import { Box, Flex, Heading, Text } from '@practice/ui';
import { ButtonLink, TextLink } from '@practice/ui/router';
import type { SiteSearchQuery } from '../generated/graphql.ts';
import { paths } from '../paths.ts';

type Results = SiteSearchQuery['siteSearch'];

const kinds: Record<(typeof siteSearchKinds)[number], string> = {
  page: 'Sayfa',
  service: 'Hizmet',
  post: 'Blog yazısı',
};

/** What was found, or a way on where nothing was. */
export function Hits({ q, results: { hits, isGuess } }: { q: string; results: Results }) {
  if (hits.length === 0) return <Nothing />;
  return (
    <>
      <Text role="status" color="fg.muted" mt="6">
        {isGuess ? `“${q}” bulunamadı; yazılışı yakın olanlar:` : `${hits.length} sonuç bulundu.`}
      </Text>
      <Box as="ul" mt="4" listStyleType="none">
        {hits.map(({ path, title, text, kind }) => (
          <Box as="li" key={path} py="5" borderTopWidth="1px">
            <Text textStyle="eyebrow" color="accent.fg">
              {kinds[kind]}
            </Text>
            <Heading as="h2" size="sm" mt="1.5">
              <TextLink to={path}>{title}</TextLink>
            </Heading>
            {text ? (
              <Text color="fg.muted" mt="1.5" lineClamp="3">
                {text}
              </Text>
            ) : null}
          </Box>
        ))}
      </Box>
    </>
  );
}

function Nothing() {
  return (
    <Box role="status" mt="8">
      <Heading as="h2" size="md">
        Aradığınız bulunamadı
      </Heading>
      <Text color="fg.muted" mt="3" maxW="narrow">
        Daha kısa ya da başka bir kelimeyle deneyebilir, sorunuzu bize yazabilirsiniz.
      </Text>
      <Flex gap="3" mt="6" flexWrap="wrap">
        <ButtonLink to={paths.contact}>İletişim</ButtonLink>
        <ButtonLink to={paths.services} variant="outline">
          Hizmetler
        </ButtonLink>
      </Flex>
    </Box>
  );
}
