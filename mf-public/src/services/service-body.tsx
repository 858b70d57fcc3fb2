import { languageSettings } from '@practice/contracts';
import { Box, Container, Heading, Text } from '@practice/ui';
import { proseStyle } from '../pages/prose-style.ts';
import { RichText } from '../pages/rich-text.tsx';
import { usePageSettings } from '../site/site-settings.ts';
import { glanceOf, type Service } from './service-texts.ts';

/** The long text of a service, beside what is to be known of it at a glance. */
export function ServiceBody({ service }: { service: Service }) {
  const glance = glanceOf(service, usePageSettings(languageSettings)('site_language'));
  const { html, details } = service;
  if (!html && !details && glance.length === 0) return null;
  return (
    <Container pb="section" css={gridStyle}>
      <Box>
        {html ? (
          <RichText html={html} css={bodyStyle} maxW="prose" />
        ) : (
          <Text maxW="prose" whiteSpace="pre-line">
            {details}
          </Text>
        )}
      </Box>
      {glance.length > 0 ? (
        <Box as="section" aria-labelledby="glance" bg="bg.tinted" borderRadius="lg" p={{ base: '5', md: '7' }}>
          <Heading as="h2" size="sm" id="glance">
            Kısaca
          </Heading>
          <Box as="dl" mt="4" display="grid" gap="4">
            {glance.map(({ label, value }) => (
              <Box key={label}>
                <Text as="dt" color="fg.muted" fontSize="md">
                  {label}
                </Text>
                <Text as="dd" fontWeight="semibold">
                  {value}
                </Text>
              </Box>
            ))}
          </Box>
        </Box>
      ) : null}
    </Container>
  );
}

// A heading that begins the text has no room above it.
const bodyStyle = { ...proseStyle, '& > h2:not(* + h2)': { mt: '0' } };

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
  gap: { base: '8', lg: '16' },
  alignItems: 'start',
};
