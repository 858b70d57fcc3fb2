import { Box, Container, Flex, Heading, Text } from '@practice/ui';
import { useQuery } from '@practice/ui/query';
import { ButtonLink, type PageHead, type PageRequest, TextLink, useLocation } from '@practice/ui/router';
import { SuggestedAddressesDocument } from '../generated/graphql.ts';
import { anchors, paths } from '../paths.ts';
import { SearchBox } from '../site/search-box.tsx';
import { askedPath, notFoundHead } from './not-found-head.ts';

/** For every path that no other screen answers. */
export default function NotFoundPage() {
  return (
    <Container
      py="section"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
      gap={{ base: '10', lg: '16' }}
      alignItems="center"
    >
      <Box>
        <Text textStyle="eyebrow" color="accent.fg">
          404
        </Text>
        <Heading as="h1" size="display" mt="3">
          Sayfa bulunamadı
        </Heading>
        <Text textStyle="lead" color="fg.muted" mt="5" maxW="narrow">
          Aradığınız sayfa taşınmış ya da kaldırılmış olabilir. Adresi kontrol edebilir ya da buradan devam
          edebilirsiniz.
        </Text>
        <Suggestions />
        <Box mt="8">
          <SearchBox
            action={paths.search}
            id="site-search"
            label="Sitede arayın"
            placeholder="Uyku, kaygı, okul…"
            q=""
          />
        </Box>
        <Flex gap="3" mt="8" flexWrap="wrap" align="center">
          <ButtonLink to={paths.home} size="lg">
            Ana sayfaya dön
          </ButtonLink>
          <ButtonLink to={paths.appointment} variant="outline" size="lg">
            Randevu Al
          </ButtonLink>
        </Flex>
        <Text mt="6">
          <TextLink to={`${paths.home}#${anchors.services}`}>Hizmetleri inceleyin</TextLink>
        </Text>
      </Box>
      <ScatteredBlocks />
    </Container>
  );
}

export function head(request: PageRequest): Promise<PageHead> {
  return notFoundHead(request);
}

/** Addresses that may have been meant; nothing while there are none. */
function Suggestions() {
  const path = askedPath(useLocation().pathname);
  const { data } = useQuery(SuggestedAddressesDocument, { variables: { path }, errorPolicy: 'ignore' });
  const found = data?.suggestedAddresses ?? [];
  if (found.length === 0) return null;
  return (
    <Box as="nav" aria-labelledby="suggestions" mt="8">
      <Text id="suggestions" fontWeight="semibold">
        Bunu mu aramıştınız?
      </Text>
      <Box as="ul" mt="2" listStyleType="none">
        {found.map((each) => (
          <Box as="li" key={each.path} py="1.5">
            <TextLink to={each.path}>{each.title}</TextLink>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** A block that is not where it belongs. */
function ScatteredBlocks() {
  return (
    <Box aria-hidden="true" maxW={{ base: '18rem', lg: 'none' }}>
      <svg viewBox="0 0 420 340" width="100%" aria-hidden="true">
        <path d="M66 92C120 8 262-8 344 62s78 178-6 226-228 44-290-20S24 158 66 92Z" fill="var(--p-colors-sage-200)" />
        <ellipse cx="206" cy="286" rx="150" ry="14" fill="var(--p-colors-pine-300)" opacity="0.5" />
        <rect x="92" y="188" width="92" height="96" rx="12" fill="var(--p-colors-apricot-200)" />
        <rect x="92" y="188" width="92" height="86" rx="12" fill="var(--p-colors-apricot-100)" />
        <rect x="196" y="188" width="92" height="96" rx="12" fill="var(--p-colors-apricot-300)" />
        <rect x="196" y="188" width="92" height="86" rx="12" fill="var(--p-colors-apricot-200)" />
        <g transform="rotate(18 190 132)">
          <rect
            x="144"
            y="86"
            width="92"
            height="92"
            rx="12"
            fill="none"
            stroke="var(--p-colors-pine-500)"
            strokeWidth="4"
            strokeDasharray="3 12"
            strokeLinecap="round"
          />
        </g>
        <g transform="rotate(24 344 252)">
          <rect x="306" y="210" width="78" height="84" rx="12" fill="var(--p-colors-pine-700)" />
          <rect x="306" y="210" width="78" height="75" rx="12" fill="var(--p-colors-pine-500)" />
          <path
            d="M334 240a11 11 0 1 1 15 10c-3 1-4 3-4 6v2M345 268v.2"
            stroke="var(--p-colors-paper)"
            strokeWidth="6"
            strokeLinecap="round"
            fill="none"
          />
        </g>
      </svg>
    </Box>
  );
}
