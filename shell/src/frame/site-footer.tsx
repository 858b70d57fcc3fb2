import { asksAboutCookies, SEARCH_PATH, siteName, webAddress } from '@practice/contracts';
import {
  Box,
  Container,
  chakra,
  Grid,
  HStack,
  PagePart,
  Separator,
  Stack,
  type SystemStyleObject,
  Text,
} from '@practice/ui';
import type { MenuLink } from '../site/site-menus.ts';
import type { Settings } from '../site/site-settings.ts';
import { openCookiePreferences } from './consent/open-preferences.ts';
import { FooterContact } from './footer-contact.tsx';
import { FooterTitle } from './footer-title.tsx';
import { footerMenuId } from './menu-button.tsx';
import { NextStep } from './next-step.tsx';
import { SiteLink } from './site-link.tsx';
import { SiteMark } from './site-mark.tsx';
import { socialLinks } from './social-links.ts';

/** Invitation to book, description, quick links, contact cards, legal links. */
export function SiteFooter({ settings, menu }: { settings: Settings; menu: MenuLink[] }) {
  const name = siteName(settings);
  const description = settings('footer_description');
  const note = settings('footer_professional_note');
  return (
    <chakra.footer _print={{ display: 'none' }} bg="bg.subtle" borderTopWidth="1px" data-part="footer">
      <PagePart name="next-step">
        <NextStep settings={settings} />
      </PagePart>
      <Container py={{ base: '12', md: '16' }}>
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr', lg: '0.85fr 0.55fr 2.4fr' }} gap="10">
          <Stack gap="4" maxW="sm">
            <HStack gap="2.5" fontFamily="heading" fontWeight="semibold" fontSize="xl">
              <SiteMark logo={settings('site_logo_url')} />
              <span>{name}</span>
            </HStack>
            {description ? <Text color="fg.muted">{description}</Text> : null}
            <PagePart name="social-links">
              <SocialLinks settings={settings} />
            </PagePart>
          </Stack>
          <Stack as="nav" aria-labelledby={footerMenuId} gap="3">
            <FooterTitle id={footerMenuId}>Hızlı Bağlantılar</FooterTitle>
            <QuickLinks items={menu} />
            <SiteLink url={SEARCH_PATH} css={linkStyle}>
              Sitede ara
            </SiteLink>
          </Stack>
          <PagePart name="footer-contact">
            <FooterContact settings={settings} />
          </PagePart>
        </Grid>
        <Separator my="8" />
        <Stack gap="3" fontSize="sm" color="fg.muted">
          {note ? <Text maxW="prose">{note}</Text> : null}
          <Stack direction={{ base: 'column', md: 'row' }} justify="space-between" gap="3">
            <Text>{settings('footer_copyright_text') || `© ${name}. Tüm hakları saklıdır.`}</Text>
            <LegalLinks settings={settings} />
          </Stack>
        </Stack>
      </Container>
    </chakra.footer>
  );
}

function QuickLinks({ items }: { items: MenuLink[] }) {
  return (
    <Stack as="ul" gap="1" listStyleType="none">
      {items.map((item) => (
        <li key={item.id}>
          <SiteLink url={item.url} newTab={item.newTab} css={linkStyle}>
            {item.title}
          </SiteLink>
          {item.children.length > 0 ? (
            <Box ps="4">
              <QuickLinks items={item.children} />
            </Box>
          ) : null}
        </li>
      ))}
    </Stack>
  );
}

function SocialLinks({ settings }: { settings: Settings }) {
  const links = socialLinks(settings);
  if (links.length === 0) return null;
  return (
    <HStack as="ul" gap="4" flexWrap="wrap" listStyleType="none">
      {links.map(({ name, url }) => (
        <li key={name}>
          <SiteLink url={url} newTab css={linkStyle}>
            {name}
          </SiteLink>
        </li>
      ))}
    </HStack>
  );
}

const legalKeys = [
  { key: 'privacy_policy_url', title: 'Gizlilik Politikası' },
  { key: 'terms_of_service_url', title: 'Kullanım Şartları' },
  { key: 'kvkk_aydinlatma_metni_url', title: 'KVKK Aydınlatma Metni' },
  { key: 'cerez_politikasi_url', title: 'Çerez Politikası' },
  { key: 'kvkk_basvuru_formu_url', title: 'KVKK Başvuru Formu' },
] as const;

function LegalLinks({ settings }: { settings: Settings }) {
  const isHidden = (key: string) => key.startsWith('kvkk_') && settings('kvkk_enabled') === 'false';
  const links = legalKeys.flatMap(({ key, title }) => {
    const url = isHidden(key) ? undefined : webAddress(settings(key));
    return url ? [{ url, title }] : [];
  });
  const asksConsent = asksAboutCookies(settings);
  if (links.length === 0 && !asksConsent) return null;
  return (
    <HStack as="ul" columnGap="5" rowGap="1" flexWrap="wrap" listStyleType="none">
      {links.map(({ url, title }) => (
        <li key={url}>
          <SiteLink url={url} css={linkStyle}>
            {title}
          </SiteLink>
        </li>
      ))}
      {asksConsent ? (
        <li>
          <chakra.button type="button" css={[linkStyle, buttonStyle]} data-replay onClick={openCookiePreferences}>
            Çerez tercihleri
          </chakra.button>
        </li>
      ) : null}
    </HStack>
  );
}

const buttonStyle: SystemStyleObject = { cursor: 'pointer', _hover: { textDecoration: 'underline' } };
const linkStyle: SystemStyleObject = { display: 'inline-flex', alignItems: 'center', minH: '8', color: 'fg.muted' };
