import { Box, ButtonAnchor } from '@practice/ui';
import { SectionHeader, SectionTabs } from '@practice/ui/admin';
import { tabs } from '../seo-tabs.ts';
import { StatCards } from './stat-cards.tsx';
import { Tips } from './tips.tsx';

const SEARCH_CONSOLE = 'https://search.google.com/search-console';

/** How pages are found: what search engines are told, and what comes of it. */
export default function SeoScreen() {
  return (
    <Box>
      <SectionHeader
        title="SEO Yönetimi"
        description="Sayfaların arama sonuçlarındaki ve paylaşımlardaki görünümü"
        actions={
          <>
            <NewTab href="/sitemap.xml">Site Haritası</NewTab>
            <NewTab href={SEARCH_CONSOLE}>Search Console</NewTab>
          </>
        }
      />
      <StatCards />
      <Tips />
      <SectionTabs label="SEO" tabs={tabs} />
    </Box>
  );
}

function NewTab({ href, children }: { href: string; children: string }) {
  return (
    <ButtonAnchor
      variant="outline"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${children} (yeni sekmede)`}
    >
      {children}
    </ButtonAnchor>
  );
}
