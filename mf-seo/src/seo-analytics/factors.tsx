import { pageScoreParts } from '@practice/contracts';
import { Box, Flex, Skeleton, Text } from '@practice/ui';
import { formatCount } from '@practice/ui/admin';
import type { SeoPage } from '../seo-pages/use-seo-pages.ts';
import { ShareBar } from './share-bar.tsx';

const labels: Record<(typeof pageScoreParts)[number], string> = {
  title: 'Başlık (30–60 karakter)',
  description: 'Açıklama (120–160 karakter)',
  keywords: 'Anahtar kelimeler',
  canonical: 'Canonical adres',
  social: 'Paylaşım başlığı ve açıklaması',
};

/** What the score is made of: how many of its points the pages have on average. */
export function Factors({ pages }: { pages: readonly SeoPage[] | undefined }) {
  if (!pages) return <Skeleton height="12rem" />;
  const scores = pages.flatMap(({ score }) => score ?? []);
  if (scores.length === 0) return <Text color="fg.muted">Meta etiketi olan sayfa yok.</Text>;
  return (
    <Box as="ul" listStyleType="none" display="grid" gap="4">
      {pageScoreParts.map((name) => {
        const parts = scores.flatMap(({ parts }) => parts.filter(({ part }) => part === name));
        const points = parts.reduce((sum, part) => sum + part.points, 0);
        const most = parts.reduce((sum, part) => sum + part.most, 0);
        const lacking = parts.filter((part) => part.points < part.most).length;
        return (
          <Box as="li" key={name}>
            <Flex justify="space-between" gap="3" mb="1">
              <Text fontWeight="medium">{labels[name]}</Text>
              <Text color="fg.muted" whiteSpace="nowrap">
                {lacking === 0 ? 'Hepsinde tamam' : `${formatCount(lacking)} sayfada eksik`}
              </Text>
            </Flex>
            <ShareBar value={points} max={most} />
          </Box>
        );
      })}
    </Box>
  );
}
