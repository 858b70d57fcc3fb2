import { siteName } from '@practice/contracts';
import { Box, ButtonAnchor, Container, chakra, Flex, HStack, PagePart, type SystemStyleObject } from '@practice/ui';
import { ButtonLink, TextLink } from '@practice/ui/router';
import { phoneOf } from '../site/contact-links.ts';
import type { MenuLink } from '../site/site-menus.ts';
import type { Settings } from '../site/site-settings.ts';
import { hiddenByLowBar } from './contact-bar.tsx';
import { PhoneIcon } from './icons.tsx';
import { MainMenu } from './main-menu.tsx';
import { MenuButton } from './menu-button.tsx';
import { menuBreakpoint } from './menu-room.ts';
import { SiteMark } from './site-mark.tsx';
import { TopBar } from './top-bar.tsx';

/** Info bar, name, menu, phone and link to the appointment page: on every page, even if its content fails. */
export function SiteHeader({ settings, menu }: { settings: Settings; menu: MenuLink[] }) {
  const phone = phoneOf(settings);
  const name = siteName(settings);
  const barFrom = menuBreakpoint(menu, name);
  return (
    <>
      <PagePart name="top-bar">
        <TopBar settings={settings} />
      </PagePart>
      <chakra.header
        _print={{ display: 'none' }}
        css={headerStyle}
        top="0"
        zIndex="sticky"
        bg="bg"
        borderBottomWidth="1px"
      >
        <Container>
          <Flex align="center" justify="space-between" gap={{ base: '2', md: '6' }} minH={{ base: '16', lg: '20' }}>
            <Brand name={name} logo={settings('site_logo_url')} />
            {barFrom ? (
              <PagePart name="menu">
                <MainMenu items={menu} from={barFrom} />
              </PagePart>
            ) : null}
            <HStack gap={{ base: '1', md: '3' }} flexShrink="0">
              {phone ? (
                <ButtonAnchor
                  href={phone.href}
                  variant="ghost"
                  size="icon"
                  hideFrom="lg"
                  aria-label={`Ara: ${phone.text}`}
                >
                  <PhoneIcon />
                </ButtonAnchor>
              ) : null}
              <Box hideBelow="sm" css={hiddenByLowBar}>
                <ButtonLink to="/randevu">Randevu Al</ButtonLink>
              </Box>
              <PagePart name="menu-button">
                <MenuButton settings={settings} menu={menu} until={barFrom} />
              </PagePart>
            </HStack>
          </Flex>
        </Container>
      </chakra.header>
    </>
  );
}

// A phone held sideways has no height to spare.
const headerStyle: SystemStyleObject = { position: 'sticky', '@media (max-height: 30rem)': { position: 'static' } };

function Brand({ name, logo }: { name: string; logo: string }) {
  return (
    <TextLink
      to="/"
      variant="plain"
      aria-label={`${name} – ana sayfa`}
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      minW="0"
      minH="target"
      fontFamily="heading"
      fontWeight="semibold"
      // The name is a sign, which must leave room for the buttons beside it.
      fontSize={{ base: 'min({fontSizes.lg}, 5vw)', md: 'xl' }}
      lineHeight="tight"
      _hover={{ textDecoration: 'none' }}
    >
      <SiteMark logo={logo} />
      <Box as="span" minW="0" overflowWrap="normal">
        {name}
      </Box>
    </TextLink>
  );
}
