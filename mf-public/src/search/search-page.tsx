import { Box, Container, Heading, RetryPanel, Skeleton, Stack, Text } from '@practice/ui';
import { useQuery } from '@practice/ui/query';
import { type PageHead, type PageRequest, useSearchParams } from '@practice/ui/router';
import { SiteSearchDocument } from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import { SearchBox } from '../site/search-box.tsx';
import { readSearchText } from '../site/search-text.ts';
import { Hits } from './hits.tsx';

/** /ara?q=: what the site has for some words. */
export default function SearchPage() {
  const [query] = useSearchParams();
  const q = readSearchText(query);
  return (
    <Container pt={{ base: '8', md: '14' }} pb="section" maxW="4xl">
      <Heading as="h1" size="display" overflowWrap="anywhere">
        {q ? `“${q}”` : 'Sitede ara'}
      </Heading>
      <Box mt="8">
        <SearchBox
          action={paths.search}
          id="site-search"
          label="Sitede arayın"
          placeholder="Uyku, kaygı, oyun terapisi…"
          q={q}
        />
      </Box>
      {q ? <Results q={q} /> : <Hint />}
    </Container>
  );
}

function Results({ q }: { q: string }) {
  const { data, error, refetch } = useQuery(SiteSearchDocument, { variables: { q } });
  if (data) return <Hits q={q} results={data.siteSearch} />;
  if (error) return <RetryPanel title="Arama şu anda yapılamadı" onRetry={refetch} />;
  return (
    <Stack gap="4" mt="8" role="status" aria-label="Yükleniyor…">
      <Skeleton height="16" />
      <Skeleton height="16" />
      <Skeleton height="16" />
    </Stack>
  );
}

function Hint() {
  return (
    <Text color="fg.muted" mt="6">
      Aradığınız konuyu bir iki kelimeyle yazın; sayfalarda, hizmetlerde ve blog yazılarında ararız.
    </Text>
  );
}

/** The page is nothing for search engines: it shows what other pages say. Rejects when the search fails. */
export async function head({ client, url }: PageRequest): Promise<PageHead> {
  const q = readSearchText(url.searchParams);
  if (q) await client.query({ query: SiteSearchDocument, variables: { q } });
  return {
    status: 200,
    title: q ? `“${q}” araması` : 'Sitede ara',
    description: 'Sayfalarda, hizmetlerde ve blog yazılarında arayın.',
    robots: 'noindex, follow',
    canonical: paths.search,
    query: ['q'],
  };
}
