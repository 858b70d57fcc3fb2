import { Anchor, Flex, Text } from '@practice/ui';
import { sectionHref, useStaff } from '@practice/ui/back-office';

const links = [
  { label: 'Sitenin kendi başlık ve açıklamaları', params: { tab: 'general', focus: 'home_title' } },
  { label: 'Arama motorlarında görünme', params: { tab: 'general', focus: 'robots_meta' } },
] as const;

const linksForAdmins = [
  { label: 'Adreslerin yazılışı', params: { tab: 'url_management' } },
  { label: 'Doğrulama kodları', params: { tab: 'analytics', focus: 'google_site_verification' } },
] as const;

/** The settings of the whole site that search engines read, too. */
export function SettingsLinks() {
  const { can } = useStaff();
  const shown = [...links, ...(can('site-setting:write-restricted') ? linksForAdmins : [])];
  return (
    <Flex
      as="nav"
      aria-label="Sitenin arama ayarları"
      align="center"
      columnGap="4"
      flexWrap="wrap"
      minH="8"
      mb="4"
      fontSize="sm"
    >
      <Text color="fg.muted">Sitenin tamamı için:</Text>
      {shown.map(({ label, params }) => (
        <Anchor key={label} href={sectionHref('settings', params)} display="inline-flex" alignItems="center" minH="8">
          {label}
        </Anchor>
      ))}
    </Flex>
  );
}
