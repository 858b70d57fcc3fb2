import { Box, Container, Heading, Section, Text } from '@practice/ui';
import { ServiceDrawing } from '../drawings/service-drawing.tsx';
import { BreadcrumbNav } from '../pages/breadcrumb-nav.tsx';
import { cardListStyle, edgedCard } from '../pages/card-list-style.ts';
import { Faqs } from '../pages/faqs.tsx';
import { openingStyle } from '../pages/opening-style.ts';
import { paths } from '../paths.ts';
import { BookOrCall } from '../site/book-or-call.tsx';
import { ServicesCall } from '../site/services-call.tsx';
import { type Settings, useSettings } from '../site/site-settings.ts';
import { PractitionerNote } from './practitioner-note.tsx';
import { ServiceBody } from './service-body.tsx';
import { ServicePosts } from './service-posts.tsx';
import { ServiceSteps } from './service-steps.tsx';
import type { Service } from './service-texts.ts';

/** What a parent wants to know of a service, in the order in which it is asked; one next step at the end. */
export function ServiceArticle({ service }: { service: Service }) {
  const text = useSettings();
  return (
    <article>
      <Opening service={service} text={text} />
      {service.audience.length > 0 ? (
        <Section tone="sand" eyebrow="Bu hizmet" title="Kimlere uygun?">
          <Box as="ul" css={audienceStyle}>
            {service.audience.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
        </Section>
      ) : null}
      <Section eyebrow="Adım adım" title="Bir görüşme nasıl geçer?">
        <ServiceSteps steps={service.steps} />
      </Section>
      <ServiceBody service={service} />
      <Section tone="sand" eyebrow="Sorular" title="Ebeveynler en çok bunları soruyor">
        <Faqs faqs={service.faqs} />
      </Section>
      <ServicePosts slug={service.slug} />
      <Container pb="section" pt={{ base: '10', md: '16' }}>
        <PractitionerNote text={text} />
        <ServicesCall text={text} service={service} endsPage />
      </Container>
    </article>
  );
}

function Opening({ service, text }: { service: Service; text: Settings }) {
  const { slug, title, promise } = service;
  const above = [
    { name: 'Ana Sayfa', path: paths.home },
    { name: 'Hizmetler', path: paths.services },
  ];
  return (
    <Container pt={{ base: '5', md: '8' }} pb={{ base: '12', lg: '20' }}>
      <BreadcrumbNav above={above} current={title} />
      <Box css={openingStyle}>
        <Box>
          <Heading as="h1" size="display">
            {title}
          </Heading>
          <Text textStyle="lead" color="fg.muted" mt="5" maxW="narrow" whiteSpace="pre-line">
            {promise}
          </Text>
          <BookOrCall to={paths.appointmentFor(slug)} text={text} />
        </Box>
        <Box maxW={{ base: '24rem', lg: 'none' }} mx="auto" width="full">
          <ServiceDrawing slug={slug} />
        </Box>
      </Box>
    </Container>
  );
}

const audienceStyle = cardListStyle({ md: 2 }, edgedCard);
