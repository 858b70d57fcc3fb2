import { Box, RetryPanel, Section, SimpleGrid, Skeleton, VisuallyHidden } from '@practice/ui';
import { useQuery } from '@practice/ui/query';
import { HomeServicesDocument } from '../../generated/graphql.ts';
import { anchors } from '../../paths.ts';
import { ServicesCall } from '../../site/services-call.tsx';
import type { Settings } from '../../site/site-settings.ts';
import { ServiceCard } from './service-card.tsx';

/** The therapy services as cards, and an invitation to book or call. */
export function ServicesSection({ text }: { text: Settings }) {
  return (
    <Section
      id={anchors.services}
      tone="sand"
      eyebrow="Hizmetler"
      title={text('services_section_title')}
      intro={text('services_section_description')}
    >
      <ServiceCards />
      <ServicesCall text={text} />
    </Section>
  );
}

function ServiceCards() {
  const { data, error, refetch } = useQuery(HomeServicesDocument, { staleTime: 30 * 60_000 });
  if (data) {
    return (
      <SimpleGrid as="ul" columns={{ base: 1, md: 2, lg: 3 }} gap={{ base: '4', md: '6' }}>
        {data.therapyServices.map((service) => (
          <ServiceCard key={service.id} service={service} />
        ))}
      </SimpleGrid>
    );
  }
  if (error) return <RetryPanel title="Hizmetler şu anda listelenemedi" onRetry={refetch} />;
  return <CardSkeletons />;
}

function CardSkeletons() {
  return (
    <SimpleGrid columns={{ base: 1, md: 2, lg: 3 }} gap={{ base: '4', md: '6' }} aria-busy="true">
      <VisuallyHidden role="status">Hizmetler yükleniyor…</VisuallyHidden>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Box key={key} bg="bg.panel" borderWidth="1px" borderRadius="lg" p={{ base: '5', md: '7' }}>
          <Skeleton boxSize="14" borderRadius="md" />
          <Skeleton height="7" width="60%" mt="5" />
          <Skeleton height="4" mt="4" />
          <Skeleton height="4" width="80%" mt="2" />
          <Skeleton height="8" width="40%" mt="8" />
        </Box>
      ))}
    </SimpleGrid>
  );
}
