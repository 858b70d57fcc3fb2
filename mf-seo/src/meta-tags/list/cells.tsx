import { Box, Flex, Text } from '@practice/ui';
import type { TableColumn } from '@practice/ui/admin';
import { ActiveBadge } from '@practice/ui/records';
import { ScoreBadge } from '@practice/ui/seo';
import type { ReactNode } from 'react';
import { type MetaTag, pageName } from '../record/meta-tag.ts';

/** On narrow screens the description is below the title. */
export function columnsOf(isRoomy: boolean): TableColumn<MetaTag>[] {
  return [
    {
      key: 'page',
      title: 'Sayfa',
      sortKey: 'page',
      width: '11rem',
      isFixed: true,
      cell: (tag) => (
        <Box minW="0">
          <Text fontWeight="medium">{pageName(tag)}</Text>
          <Text color="fg.muted" fontSize="xs" overflowWrap="anywhere">
            {tag.pageUrl}
          </Text>
        </Box>
      ),
    },
    ...(isRoomy ? textColumns : [bothTexts]),
    { key: 'score', title: 'SEO skoru', sortKey: 'score', width: '10rem', cell: (tag) => <ScoreBadge tag={tag} /> },
    { key: 'status', title: 'Durum', width: '6.5rem', cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
  ];
}

const textColumns: TableColumn<MetaTag>[] = [
  {
    key: 'title',
    title: 'Başlık',
    sortKey: 'title',
    width: '26%',
    cell: ({ title }) => <TextWithLength text={title} />,
  },
  { key: 'description', title: 'Açıklama', cell: ({ metaDescription }) => <TextWithLength text={metaDescription} /> },
];

const bothTexts: TableColumn<MetaTag> = {
  key: 'title',
  title: 'Başlık ve açıklama',
  sortKey: 'title',
  cell: ({ title, metaDescription }) => (
    <Box display="grid" gap="1">
      <TextWithLength text={title} />
      <TextWithLength text={metaDescription} />
    </Box>
  ),
};

/** A meta tag as a card on phones. */
export function MetaTagCard({ tag, actions }: { tag: MetaTag; actions: ReactNode }) {
  return (
    <Box>
      <Flex align="center" gap="2">
        <Text fontWeight="semibold" flex="1" minW="0" overflowWrap="anywhere">
          {pageName(tag)}
        </Text>
        <ActiveBadge isActive={tag.isActive} />
      </Flex>
      <Text color="fg.muted" fontSize="xs" mb="2" overflowWrap="anywhere">
        {tag.pageUrl}
      </Text>
      <TextWithLength text={tag.title} />
      <Flex align="center" justify="space-between" mt="2" gap="2">
        <ScoreBadge tag={tag} />
        {actions}
      </Flex>
    </Box>
  );
}

/** A text with its length. */
function TextWithLength({ text }: { text: string | null | undefined }) {
  return (
    <Box minW="0">
      <Text lineClamp="2" overflowWrap="anywhere" color={text ? undefined : 'fg.subtle'}>
        {text || 'Girilmemiş'}
      </Text>
      <Text color="fg.muted" fontSize="xs">
        {`${text?.length ?? 0} karakter`}
      </Text>
    </Box>
  );
}
