import { servicesPageSettings } from '@practice/contracts';
import {
  Badge,
  Box,
  Container,
  Flex,
  Heading,
  RetryPanel,
  SimpleGrid,
  Skeleton,
  Text,
  VisuallyHidden,
} from '@practice/ui';
import { useQuery } from '@practice/ui/query';
import type { PageHead, PageRequest } from '@practice/ui/router';
import { ServicesDocument } from '../generated/graphql.ts';
import { pageMeta } from '../pages/page-meta.ts';
import { paths } from '../paths.ts';
import { ServicesCall } from '../site/services-call.tsx';
import { prefetchSettings, settingsOf, usePageSettings, useSettings } from '../site/site-settings.ts';
import { breadcrumbs } from '../structured-data/breadcrumbs.ts';
import { serviceList } from '../structured-data/service.ts';
import { siteAddress } from '../structured-data/site-address.ts';
import { ServiceTile } from './service-tile.tsx';

/** /hizmetler: every service that is offered. */
export default function ServicesPage() {
  const text = useSettings();
  const page = usePageSettings(servicesPageSettings);
  const stats = [page('services_stat_1'), page('services_stat_2'), page('services_stat_3')].filter(Boolean);
  return (
    <Box pb="section">
      <Container pt={{ base: '8', md: '14' }} pb={{ base: '8', md: '12' }}>
        <Box maxW="prose">
          <Badge tone="pine">{page('services_page_badge')}</Badge>
          <Heading as="h1" size="lg" mt="4">
            {page('services_page_title')}
          </Heading>
          <Text textStyle="lead" color="fg.muted" mt="4" whiteSpace="pre-line">
            {page('services_page_description')}
          </Text>
        </Box>
        {stats.length > 0 ? (
          <Flex as="ul" gap="2" mt="6" flexWrap="wrap">
            {stats.map((stat) => (
              <Badge as="li" key={stat}>
                {stat}
              </Badge>
            ))}
          </Flex>
        ) : null}
      </Container>
      <Box bg="bg.subtle" py={{ base: '10', md: '16' }}>
        <Container>
          <Heading as="h2" size="md" maxW="prose">
            {text('services_section_title')}
          </Heading>
          <Text color="fg.muted" mt="3" mb={{ base: '6', md: '10' }} maxW="prose">
            {text('services_section_description')}
          </Text>
          <Services />
        </Container>
      </Box>
      <Container pt={{ base: '8', md: '14' }}>
        <ServicesCall text={text} endsPage />
      </Container>
    </Box>
  );
}

function Services() {
  const { data, error, refetch } = useQuery(ServicesDocument);
  if (data?.therapyServices.length === 0) {
    return <Text>Hizmetlerimiz yakında burada olacak. Sorularınız için bizi arayabilirsiniz.</Text>;
  }
  if (data) {
    return (
      <SimpleGrid as="ul" columns={{ base: 1, md: 2, lg: 3 }} gap={{ base: '5', md: '6' }}>
        {data.therapyServices.map((service) => (
          <ServiceTile key={service.id} service={service} />
        ))}
      </SimpleGrid>
    );
  }
  if (error) return <RetryPanel title="Hizmetler şu anda listelenemedi" onRetry={refetch} />;
  return (
    <SimpleGrid columns={{ base: 1, md: 2, lg: 3 }} gap={{ base: '5', md: '6' }} aria-busy="true">
      <VisuallyHidden role="status">Hizmetler yükleniyor…</VisuallyHidden>
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} height="24rem" borderRadius="lg" />
      ))}
    </SimpleGrid>
  );
}

/** Fetches services and texts. What cannot be fetched is left to the browser; the page is always there. */
export async function head(request: PageRequest): Promise<PageHead> {
  const { client, url } = request;
  const [settings, services] = await Promise.all([
    prefetchSettings(client).catch(() => undefined),
    client.query({ query: ServicesDocument }).catch(() => undefined),
  ]);
  const offered = services?.data?.therapyServices ?? [];
  const titles = offered.map(({ title }) => title).join(', ');
  const meta = await pageMeta(request, 'services', {
    title: 'Hizmetler',
    description: titles
      ? `Çocuklar, ergenler ve aileler için: ${titles}.`
      : 'Çocuklar, ergenler ve aileler için psikolojik destek hizmetleri.',
  });
  const origin = siteAddress(settingsOf(settings), url);
  const trail = [{ name: 'Hizmetler', path: paths.services }];
  return {
    ...meta,
    jsonLd: [...(offered.length > 0 ? [serviceList(origin, offered)] : []), breadcrumbs(origin, trail)],
  };
}
