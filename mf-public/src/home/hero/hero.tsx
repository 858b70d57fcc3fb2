import { isSitePath, linkTarget } from '@practice/contracts';
import { Badge, Box, ButtonAnchor, Container, Flex, Heading, Icon, Text } from '@practice/ui';
import { ButtonLink } from '@practice/ui/router';
import { anchors, paths } from '../../paths.ts';
import type { Settings } from '../../site/site-settings.ts';
import { Illustration } from './illustration.tsx';
import { PractitionerCard } from './practitioner-card.tsx';

type HeroProps = {
  text: Settings;
  /** Whether the page has an about section; without one the second button links to the services. */
  hasAbout?: boolean;
};

/** The first screen of the home page. */
export function Hero({ text, hasAbout = false }: HeroProps) {
  const chips = [text('hero_stats_1'), text('hero_stats_2'), text('hero_stats_3')].filter(Boolean);
  return (
    <Box as="section" id={anchors.top} aria-labelledby="hero-title" overflow="hidden" position="relative">
      <Container
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.08fr) minmax(0, 0.92fr)' }}
        columnGap={{ lg: '12', xl: '20' }}
        rowGap="12"
        alignItems="center"
        pt={{ base: '10', md: '14', lg: '16' }}
        pb={{ base: '16', lg: '24' }}
      >
        <Box>
          <Badge tone="apricot">
            <Sprig />
            {text('hero_welcome_badge')}
          </Badge>
          <Heading as="h1" size="display" id="hero-title" mt="5" maxW="15ch">
            {text('hero_title')}
          </Heading>
          <Text textStyle="lead" fontWeight="semibold" color="pine.fg" mt="5">
            {text('hero_subtitle')}
          </Text>
          <Text textStyle="lead" color="fg.muted" mt="2" maxW="35rem" whiteSpace="pre-line">
            {text('hero_description')}
          </Text>
          <Flex gap="3" mt="8" flexWrap="wrap">
            <MainButton text={text} />
            <ButtonAnchor href={`#${hasAbout ? anchors.about : anchors.services}`} variant="outline" size="lg">
              {hasAbout ? 'Hakkımda' : 'Hizmetleri inceleyin'}
              <Icon>
                <path d="M12 5v14m-5.5-5.5L12 19l5.5-5.5" />
              </Icon>
            </ButtonAnchor>
          </Flex>
          <Flex as="ul" gap="2" mt="8" flexWrap="wrap">
            {chips.map((chip) => (
              <Badge as="li" key={chip}>
                <Icon color="pine.fg">
                  <path d="m5.5 12.5 4.2 4.2L18.5 8" />
                </Icon>
                {chip}
              </Badge>
            ))}
          </Flex>
        </Box>
        <Box position="relative" mx="auto" width="full" maxW={{ base: '30rem', lg: 'none' }}>
          <Illustration />
          <PractitionerCard text={text} />
        </Box>
      </Container>
    </Box>
  );
}

/** The link of the setting hero_button_link; an unsafe address counts as empty. */
function MainButton({ text }: { text: Settings }) {
  const target = linkTarget(text('hero_button_link')) ?? paths.appointment;
  const label = text('hero_button_text');
  if (isSitePath(target)) {
    return (
      <ButtonLink to={target === paths.oldAppointment ? paths.appointment : target} size="lg">
        {label}
      </ButtonLink>
    );
  }
  return (
    <ButtonAnchor href={target} size="lg">
      {label}
    </ButtonAnchor>
  );
}

function Sprig() {
  return (
    <Icon>
      <path d="M12 21v-9M12 13c0-4.5 3-7 8-7.3.2 5-2.6 7.6-8 7.3ZM12 16.5c0-3.4-2.4-5.4-7-5.6 0 3.9 2.5 5.9 7 5.6Z" />
    </Icon>
  );
}
