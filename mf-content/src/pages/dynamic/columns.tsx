import { Badge, Box, Flex, Text } from '@practice/ui';
import { formatShortDate, StatusBadge, type StatusTone, type TableColumn } from '@practice/ui/admin';
import type { ReactNode } from 'react';
import { type Page, statusLabels } from './pages.ts';

const tones: Record<Page['status'], StatusTone> = { draft: 'unknown', published: 'confirmed', archived: 'pending' };

export const columns: TableColumn<Page>[] = [
  { key: 'title', title: 'Başlık', isFixed: true, sortKey: 'title', cell: (page) => <Title page={page} /> },
  { key: 'status', title: 'Durum', width: '6rem', cell: (page) => <PageStatus page={page} /> },
  { key: 'url', title: 'URL', width: '20%', cell: (page) => <Address page={page} /> },
  {
    key: 'updatedAt',
    title: 'Değişiklik',
    width: '6.5rem',
    sortKey: 'updatedAt',
    cell: ({ updatedAt }) => <Text fontSize="sm">{formatShortDate(updatedAt)}</Text>,
  },
];

/** What phones show of a page. */
export function PageCard({ page, actions }: { page: Page; actions: ReactNode }) {
  return (
    <Box>
      <Title page={page} />
      <Address page={page} />
      <Flex align="center" gap="3" mt="2" wrap="wrap">
        <PageStatus page={page} />
        <Text flex="1" color="fg.muted" fontSize="sm" whiteSpace="nowrap">
          {formatShortDate(page.updatedAt)}
        </Text>
        {actions}
      </Flex>
    </Box>
  );
}

function Title({ page: { title, isHomepage } }: { page: Page }) {
  return (
    <Flex align="center" gap="2" wrap="wrap" minW="0">
      <Text fontWeight="medium" overflowWrap="anywhere">
        {title}
      </Text>
      {isHomepage ? <Badge tone="pine">Ana sayfa</Badge> : null}
    </Flex>
  );
}

function PageStatus({ page: { status } }: { page: Page }) {
  return <StatusBadge tone={tones[status]}>{statusLabels[status]}</StatusBadge>;
}

function Address({ page: { slug } }: { page: Page }) {
  return (
    <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
      {`/${slug}`}
    </Text>
  );
}
