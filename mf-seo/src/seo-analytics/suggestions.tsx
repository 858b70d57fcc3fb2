import { Anchor, Box, Skeleton, Text } from '@practice/ui';
import { formatCount } from '@practice/ui/admin';
import { sectionHref } from '@practice/ui/back-office';
import { NEW_RECORD } from '@practice/ui/records';
import { advice } from '../seo-pages/advice.ts';
import type { SeoPage } from '../seo-pages/use-seo-pages.ts';

const MAX_SHOWN = 8;

type Suggestion = { key: string; page: string; text: string; points: number; href: string };

/** What would raise the scores, the most points first; each leads to the meta tag to mend. */
export function Suggestions({ pages }: { pages: readonly SeoPage[] | undefined }) {
  const found = pages && suggestionsOf(pages);
  return (
    <Box as="section" aria-label="İyileştirme önerileri" borderWidth="1px" borderRadius="lg" bg="bg.panel" p="4">
      <Box as="h2" fontWeight="semibold" mb="2">
        İyileştirme önerileri
      </Box>
      <Text color="fg.muted" fontSize="sm" mb="3">
        Puan canonical adresi ve paylaşım kartını da ölçer; Meta Etiketleri sekmesindeki yüzde yalnız yazılmış olan
        başlık, açıklama ve anahtar kelimelerin uzunluğuna bakar.
      </Text>
      {!found ? (
        <Skeleton height="32" />
      ) : found.length === 0 ? (
        <Text color="fg.muted" fontSize="sm">
          Bütün sayfalar tam puanda.
        </Text>
      ) : (
        <Box as="ul" listStyleType="none" display="grid" gap="2.5">
          {found.slice(0, MAX_SHOWN).map(({ key, page, text, points, href }) => (
            <Box as="li" key={key} fontSize="sm">
              <Anchor href={href}>{page}</Anchor>
              <Text color="fg.muted">{`${text} (+${points} puan)`}</Text>
            </Box>
          ))}
          {found.length > MAX_SHOWN ? (
            <Text as="li" fontSize="sm" color="fg.muted">
              {`ve ${formatCount(found.length - MAX_SHOWN)} öneri daha`}
            </Text>
          ) : null}
        </Box>
      )}
    </Box>
  );
}

function suggestionsOf(pages: readonly SeoPage[]): Suggestion[] {
  return pages
    .flatMap(({ key, name, tag, score }) => {
      const href = sectionHref('seo', { tab: 'meta-tags', id: tag?.id ?? NEW_RECORD });
      if (!score) return [{ key, page: name, text: 'Meta etiketi ekleyin', points: 100, href }];
      const lacking = score.parts.filter(({ points, most }) => points < most);
      return lacking.map(({ part, points, most }) => ({
        key: `${key} ${part}`,
        page: name,
        text: `Ekleyin ya da düzeltin: ${advice[part]}`,
        points: most - points,
        href,
      }));
    })
    .sort((one, other) => other.points - one.points);
}
