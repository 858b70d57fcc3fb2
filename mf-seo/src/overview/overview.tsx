import { Anchor, Box, ButtonAnchor, Flex, Text } from '@practice/ui';
import { DataTable, ProblemPanel, StatusBadge, type TableColumn } from '@practice/ui/admin';
import { sectionHref } from '@practice/ui/back-office';
import { NEW_RECORD } from '@practice/ui/records';
import { advice } from '../seo-pages/advice.ts';
import { type SeoPage, useSeoPages } from '../seo-pages/use-seo-pages.ts';

const SPEED_TEST = 'https://pagespeed.web.dev/analysis?url=';

/** The pages of the site, each with whether it is optimised and what would raise its score: a tab of SEO. */
export default function Overview() {
  const { pages, problem, refresh } = useSeoPages();
  if (problem && !pages) return <ProblemPanel message="Sayfalar yüklenemedi." onRetry={refresh} />;
  return (
    <Box>
      <QuickActions />
      <DataTable<SeoPage>
        label="Sayfalar"
        columns={columns}
        rows={pages}
        rowId={({ key }) => key}
        rowLabel={({ name }) => name}
        card={(page) => (
          <Box>
            <Flex align="center" gap="2">
              <Text fontWeight="semibold" flex="1">
                {page.name}
              </Text>
              <State page={page} />
            </Flex>
            <Path page={page} />
            <Missing page={page} />
            <Box mt="2">
              <EditLink page={page} />
            </Box>
          </Box>
        )}
        empty={null}
        storageKey="seo-overview"
      />
    </Box>
  );
}

function QuickActions() {
  const speedTest = SPEED_TEST + encodeURIComponent(location.origin);
  return (
    <Flex as="nav" aria-label="Hızlı işlemler" gap="2" wrap="wrap" mb="4">
      <ButtonAnchor variant="outline" href={sectionHref('seo', { tab: 'meta-tags' })}>
        Meta etiketleri
      </ButtonAnchor>
      <ButtonAnchor variant="outline" href={sectionHref('seo', { tab: 'redirects' })}>
        Yönlendirmeler
      </ButtonAnchor>
      <ButtonAnchor
        variant="outline"
        href="/robots.txt"
        target="_blank"
        rel="noopener"
        aria-label="robots.txt (yeni sekmede)"
      >
        robots.txt
      </ButtonAnchor>
      <ButtonAnchor
        variant="outline"
        href={speedTest}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="Sayfa hızı testi (yeni sekmede)"
      >
        Sayfa hızı testi
      </ButtonAnchor>
    </Flex>
  );
}

const columns: TableColumn<SeoPage>[] = [
  {
    key: 'page',
    title: 'Sayfa',
    isFixed: true,
    width: '16rem',
    cell: (page) => (
      <Box minW="0">
        <Text fontWeight="medium">{page.name}</Text>
        <Path page={page} />
      </Box>
    ),
  },
  { key: 'state', title: 'Durum', width: '8rem', cell: (page) => <State page={page} /> },
  { key: 'score', title: 'Skor', width: '6rem', align: 'end', cell: ({ score }) => score?.score ?? '–' },
  { key: 'missing', title: 'Skoru yükseltir', cell: (page) => <Missing page={page} /> },
  { key: 'actions', title: 'İşlem', width: '9rem', isFixed: true, cell: (page) => <EditLink page={page} /> },
];

function Path({ page: { path } }: { page: SeoPage }) {
  return (
    <Text color="fg.muted" fontSize="xs" overflowWrap="anywhere">
      {path}
    </Text>
  );
}

function State({ page: { tag } }: { page: SeoPage }) {
  return tag ? (
    <StatusBadge tone="confirmed">Optimize</StatusBadge>
  ) : (
    <StatusBadge tone="pending">Bekliyor</StatusBadge>
  );
}

function Missing({ page: { score } }: { page: SeoPage }) {
  const missing = score?.parts.filter(({ points, most }) => points < most) ?? [];
  const text = score === null ? 'Önce bir meta etiketi ekleyin.' : missing.map(({ part }) => advice[part]).join(', ');
  return (
    <Text color="fg.muted" fontSize="sm">
      {text || 'Eksik yok'}
    </Text>
  );
}

/** To the tag of the page, or to a new one. */
function EditLink({ page: { name, tag } }: { page: SeoPage }) {
  const href = sectionHref('seo', { tab: 'meta-tags', id: tag?.id ?? NEW_RECORD });
  return (
    <Anchor href={href} aria-label={`${tag ? 'Düzenle' : 'Etiket ekle'}: ${name}`}>
      {tag ? 'Düzenle' : 'Etiket ekle'}
    </Anchor>
  );
}
