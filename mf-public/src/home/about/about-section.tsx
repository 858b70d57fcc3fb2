import { aboutSectionSettings, readJsonList } from '@practice/contracts';
import { Box, Flex, Heading, Section, Text } from '@practice/ui';
import { TextLink } from '@practice/ui/router';
import type { ReactNode } from 'react';
import { anchors, paths } from '../../paths.ts';
import { type Settings, usePageSettings } from '../../site/site-settings.ts';

const LISTED = 5;

/** The practitioner in short: approach, certificates and fields of work; /hakkimda says the rest. */
export function AboutSection({ text }: { text: Settings }) {
  const about = usePageSettings(aboutSectionSettings);
  const years = about('about_experience_years');
  const credentials = [text('about_credentials_1'), text('about_credentials_2')];
  const named = titlesOf(about('about_certifications_json'));
  const certificates = named.length > 0 ? named : credentials.filter(Boolean);
  const specialties = titlesOf(about('about_specialties_json'));
  const tiles = [
    { label: 'Deneyim', value: years && `${years} yıl` },
    { label: 'Çalışma alanı', value: about('about_specialization') },
    { label: 'Yaklaşım', value: about('about_approach') },
    { label: 'Üyelik', value: credentials[0] },
    { label: 'Sertifika', value: credentials[1] },
  ].filter(({ value }) => value);
  return (
    <Section
      id={anchors.about}
      eyebrow="Hakkımda"
      title={about('about_section_title')}
      intro={about('about_description')}
    >
      <Box as="dl" css={tilesStyle}>
        {tiles.map(({ label, value }) => (
          <Box key={label} bg="bg.tinted" borderRadius="md" px="5" py="4">
            <Text as="dt" color="fg.muted" fontSize="sm">
              {label}
            </Text>
            <Text as="dd" fontWeight="semibold">
              {value}
            </Text>
          </Box>
        ))}
      </Box>
      <Box css={cardsStyle}>
        <Card title="Yaklaşımım">
          <Text color="fg.muted" whiteSpace="pre-line">
            {about('about_professional_approach')}
          </Text>
        </Card>
        {specialties.length > 0 ? (
          <Card title="Uzmanlık alanlarım">
            <Lines lines={specialties} />
          </Card>
        ) : null}
        {certificates.length > 0 ? (
          <Card title="Sertifikalarım">
            <Lines lines={certificates} />
          </Card>
        ) : null}
      </Box>
      <Flex mt={{ base: '5', md: '7' }}>
        <TextLink to={paths.about} display="inline-flex" alignItems="center" minH="target" fontWeight="semibold">
          Hakkımda daha fazlası
        </TextLink>
      </Flex>
    </Section>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box data-card="" bg="bg.panel" borderWidth="1px" borderRadius="lg" p={{ base: '5', md: '7' }}>
      <Heading as="h3" size="sm" mb="3">
        {title}
      </Heading>
      {children}
    </Box>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <Box as="ul" css={linesStyle}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
}

/** The first few of a list, each once. */
function titlesOf(setting: string): string[] {
  return [...new Set(readJsonList(setting).map(({ title }) => title))].slice(0, LISTED);
}

const tilesStyle = {
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(auto-fit, minmax(9rem, 1fr))', lg: 'repeat(auto-fit, minmax(13rem, 1fr))' },
  gap: '3',
};
const cardsStyle = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(auto-fit, minmax(17rem, 1fr))' },
  gap: { base: '4', md: '6' },
  mt: { base: '4', md: '6' },
};
const linesStyle = {
  listStyle: 'none',
  color: 'fg.muted',
  '& > li': { position: 'relative', ps: '5' },
  '& > li + li': { mt: '2' },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '0',
    top: '0.62em',
    boxSize: '2',
    borderRadius: 'full',
    bg: 'pine.300',
  },
};
