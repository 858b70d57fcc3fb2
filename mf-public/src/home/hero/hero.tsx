import { isSitePath, linkTarget } from '@practice/contracts';
import { Badge, Box, ButtonAnchor, Container, Flex, Heading, Icon, Text } from '@practice/ui';
import { ButtonLink } from '@practice/ui/router';
import type { ReactNode } from 'react';
import { anchors, paths } from '../../paths.ts';
import type { Settings } from '../../site/site-settings.ts';
import type { HeroText } from './editor/hero-field.ts';
import { HeroGround } from './hero-ground.tsx';
import { Illustration } from './illustration.tsx';
import { PractitionerCard } from './practitioner-card.tsx';
import { useHeroEditor } from './use-hero-editor.ts';

type HeroProps = {
  text: Settings;
  /** Whether the page has an about section; without one the second button links to the services. */
  hasAbout?: boolean;
};

/** The first screen of the home page. */
export function Hero({ text, hasAbout = false }: HeroProps) {
  const Editor = useHeroEditor();
  const chips = (['hero_stats_1', 'hero_stats_2', 'hero_stats_3'] as const).filter((key) => text(key));
  const editable = (setting: HeroText, show: (content: ReactNode) => ReactNode, isLink = false) =>
    Editor ? <Editor setting={setting} text={text(setting)} show={show} isLink={isLink} /> : show(text(setting));
  return (
    <HeroGround text={text}>
      <Container
        position="relative"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.08fr) minmax(0, 0.92fr)' }}
        columnGap={{ lg: '12', xl: '20' }}
        rowGap="12"
        alignItems="center"
        pt={{ base: '10', md: '14', lg: '16' }}
        pb={{ base: '16', lg: '24' }}
      >
        <Box>
          {editable('hero_welcome_badge', (badge) => (
            <Badge tone="apricot">
              <Sprig />
              {badge}
            </Badge>
          ))}
          {editable('hero_title', (title) => (
            <Heading as="h1" size="display" id="hero-title" mt="5" maxW="15ch">
              {title}
            </Heading>
          ))}
          {editable('hero_subtitle', (subtitle) => (
            <Text textStyle="lead" fontWeight="semibold" color="pine.fg" mt="5">
              {subtitle}
            </Text>
          ))}
          {editable('hero_description', (description) => (
            <Text textStyle="lead" color="fg.muted" mt="2" maxW="35rem" whiteSpace="pre-line">
              {description}
            </Text>
          ))}
          <Flex gap="3" mt="8" flexWrap="wrap">
            {editable(
              'hero_button_text',
              (label) => (
                <MainButton link={text('hero_button_link')}>{label}</MainButton>
              ),
              true,
            )}
            <ButtonAnchor href={`#${hasAbout ? anchors.about : anchors.services}`} variant="outline" size="lg">
              <span>{hasAbout ? 'Hakkımda' : 'Hizmetleri inceleyin'}</span>
              <Icon>
                <path d="M12 5v14m-5.5-5.5L12 19l5.5-5.5" />
              </Icon>
            </ButtonAnchor>
          </Flex>
          <Flex as="ul" gap="2" mt="8" flexWrap="wrap">
            {chips.map((chip) => (
              <li key={chip}>
                {editable(chip, (label) => (
                  <Badge>
                    <Icon color="pine.fg">
                      <path d="m5.5 12.5 4.2 4.2L18.5 8" />
                    </Icon>
                    <span>{label}</span>
                  </Badge>
                ))}
              </li>
            ))}
          </Flex>
        </Box>
        <Box position="relative" mx="auto" width="full" maxW={{ base: '30rem', lg: 'none' }}>
          <Illustration />
          <PractitionerCard text={text} />
        </Box>
      </Container>
    </HeroGround>
  );
}

/** The link of the setting hero_button_link; an unsafe address counts as empty. */
function MainButton({ link, children }: { link: string; children: ReactNode }) {
  const target = linkTarget(link) ?? paths.appointment;
  if (isSitePath(target)) {
    return (
      <ButtonLink to={target === paths.oldAppointment ? paths.appointment : target} size="lg">
        {children}
      </ButtonLink>
    );
  }
  return (
    <ButtonAnchor href={target} size="lg">
      {children}
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
