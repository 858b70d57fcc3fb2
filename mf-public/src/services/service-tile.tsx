import { languageSettings } from '@practice/contracts';
import { Box, Flex, Heading, Text } from '@practice/ui';
import { TextLink } from '@practice/ui/router';
import { ServiceDrawing } from '../drawings/service-drawing.tsx';
import type { ServicesQuery } from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import { usePageSettings } from '../site/site-settings.ts';
import { glanceOf } from './service-texts.ts';

/** A service on /hizmetler: its drawing, what it is, and the way to its page and to the wizard. */
export function ServiceTile({ service }: { service: ServicesQuery['therapyServices'][number] }) {
  const { slug, title, description } = service;
  const language = usePageSettings(languageSettings)('site_language');
  return (
    <Flex as="li" data-card="" direction="column" bg="bg.panel" borderWidth="1px" borderRadius="lg" overflow="hidden">
      <Box px="8" pt="6" pb="2" maxW={{ base: '22rem', md: 'none' }} mx={{ base: 'auto', md: '0' }}>
        <ServiceDrawing slug={slug} />
      </Box>
      <Flex direction="column" flex="1" px={{ base: '5', md: '7' }} pt="4" pb={{ base: '4', md: '5' }}>
        <Heading as="h3" size="md">
          {title}
        </Heading>
        <Text color="fg.muted" mt="2">
          {description}
        </Text>
        <Text fontSize="md" mt="4">
          {glanceOf(service, language)
            .map(({ value }) => value)
            .join(' · ')}
        </Text>
        <Flex mt="auto" pt="4" gap={{ base: '4', md: '5' }} flexWrap="wrap">
          <TextLink to={paths.service(slug)} css={linkStyle} aria-label={`Ayrıntılı bilgi: ${title}`}>
            Ayrıntılı bilgi
          </TextLink>
          <TextLink to={paths.appointmentFor(slug)} css={linkStyle} aria-label={`Randevu alın: ${title}`}>
            Randevu alın
          </TextLink>
        </Flex>
      </Flex>
    </Flex>
  );
}

const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: 'target',
  fontWeight: 'semibold',
  fontSize: 'md',
};
