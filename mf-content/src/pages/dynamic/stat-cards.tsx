import { Box, Text } from '@practice/ui';
import { formatCount, StatCard } from '@practice/ui/admin';
import type { ListValues } from './list-params.ts';
import type { Page } from './pages.ts';

type StatCardsProps = {
  pages: readonly Page[] | undefined;
  status: ListValues['status'];
  onStatus: (status: ListValues['status']) => void;
};

/** How many pages there are, and which one is the home page. The figures filter the list. */
export function StatCards({ pages, status, onStatus }: StatCardsProps) {
  const count = (only: Page['status']) => pages && formatCount(pages.filter((page) => page.status === only).length);
  const homepage = pages?.find(({ isHomepage }) => isHomepage);
  return (
    <Box
      display="grid"
      gap="2"
      mb="4"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
    >
      <StatCard
        label="Toplam sayfa"
        value={pages && formatCount(pages.length)}
        onClick={() => onStatus('all')}
        isActive={status === 'all'}
      />
      <StatCard
        label="Yayında"
        tone="confirmed"
        value={count('published')}
        onClick={() => onStatus('published')}
        isActive={status === 'published'}
      />
      <StatCard
        label="Taslak"
        tone="unknown"
        value={count('draft')}
        onClick={() => onStatus('draft')}
        isActive={status === 'draft'}
      />
      <Box display="grid">
        <StatCard
          label="Ana sayfa"
          value={
            pages && (
              <Box as="span" display="block" fontSize="md" lineClamp="2" overflowWrap="anywhere">
                <span>{homepage?.title ?? 'Belirlenmedi'}</span>
                {homepage && homepage.status !== 'published' ? (
                  <Text fontSize="xs" color="fg.muted" fontWeight="normal">
                    Taslak: yayınlanınca ana sayfa olur
                  </Text>
                ) : null}
              </Box>
            )
          }
        />
      </Box>
    </Box>
  );
}
