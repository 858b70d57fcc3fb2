import { Box, Flex, Text } from '@practice/ui';
import { StatusBadge, type TableColumn } from '@practice/ui/admin';
import { ActiveBadge } from '@practice/ui/records';
import type { ReactNode } from 'react';
import type { LocalPage } from './local-page-records.ts';
import { type SeoStatus, seoStatusWords } from './seo-status.ts';

type StatusOf = ((page: LocalPage) => SeoStatus) | undefined;

export function columnsOf(statusOf: StatusOf): TableColumn<LocalPage>[] {
  return [
    {
      key: 'city',
      title: 'Şehir',
      isFixed: true,
      width: '8rem',
      cell: ({ cityName, distanceFromCorlu }) => (
        <Box minW="0">
          <Text fontWeight="medium">{cityName}</Text>
          <Text color="fg.muted" fontSize="sm">
            {distanceFromCorlu}
          </Text>
        </Box>
      ),
    },
    {
      key: 'title',
      title: 'Başlık ve adres',
      cell: ({ title, slug }) => (
        <Box minW="0">
          <Text overflowWrap="anywhere">{title}</Text>
          <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            {`/${slug}`}
          </Text>
        </Box>
      ),
    },
    { key: 'seo', title: 'SEO durumu', width: '8rem', cell: (page) => <SeoBadge status={statusOf?.(page)} /> },
    { key: 'status', title: 'Durum', width: '5.5rem', cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
  ];
}

type LocalPageCardProps = { page: LocalPage; status: SeoStatus | undefined; actions: ReactNode };

/** What phones show of a city page. */
export function LocalPageCard({ page: { cityName, slug, isActive }, status, actions }: LocalPageCardProps) {
  return (
    <Box>
      <Text fontWeight="semibold">{cityName}</Text>
      <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        {`/${slug}`}
      </Text>
      <Flex align="center" gap="2" mt="2" wrap="wrap">
        <ActiveBadge isActive={isActive} />
        <Box flex="1">
          <SeoBadge status={status} />
        </Box>
        {actions}
      </Flex>
    </Box>
  );
}

function SeoBadge({ status }: { status: SeoStatus | undefined }) {
  if (!status) return null;
  const { label, tone } = seoStatusWords[status];
  return <StatusBadge tone={tone}>{`SEO: ${label.toLocaleLowerCase('tr')}`}</StatusBadge>;
}
