import { Anchor, Badge, Box, Flex, Text } from '@practice/ui';
import { formatCount, formatDate, relativeTime, type TableColumn } from '@practice/ui/admin';
import { ActiveBadge } from '@practice/ui/records';
import type { ReactNode } from 'react';
import { matchWords, type Redirect } from '../record/records.ts';

export const columns: TableColumn<Redirect>[] = [
  {
    key: 'addresses',
    title: 'Nereden, nereye',
    sortKey: 'fromUrl',
    isFixed: true,
    cell: (redirect) => <Addresses redirect={redirect} />,
  },
  { key: 'type', title: 'Tür', width: '4.5rem', cell: ({ redirectType }) => <Badge>{redirectType}</Badge> },
  {
    key: 'hits',
    title: 'Kullanım',
    sortKey: 'hitCount',
    width: '7rem',
    align: 'end',
    cell: ({ hitCount }) => formatCount(hitCount),
  },
  {
    key: 'lastHitAt',
    title: 'Son kullanım',
    sortKey: 'lastHitAt',
    width: '9rem',
    isHiddenAtFirst: true,
    cell: ({ lastHitAt }) => (lastHitAt ? relativeTime(lastHitAt) : '–'),
  },
  {
    key: 'createdAt',
    title: 'Eklendi',
    sortKey: 'createdAt',
    width: '8rem',
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  { key: 'status', title: 'Durum', width: '6.5rem', cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
];

/** What phones show of a redirect. */
export function RedirectCard({ redirect, actions }: { redirect: Redirect; actions: ReactNode }) {
  const { redirectType, hitCount, isActive } = redirect;
  return (
    <Box>
      <Addresses redirect={redirect} />
      <Flex align="center" gap="2" mt="2" wrap="wrap">
        <Badge>{redirectType}</Badge>
        <ActiveBadge isActive={isActive} />
        <Text fontSize="sm" color="fg.muted">
          {`${formatCount(hitCount)} kullanım`}
        </Text>
      </Flex>
      <Flex justify="flex-end" mt="2">
        {actions}
      </Flex>
    </Box>
  );
}

function Addresses({ redirect: { matchType, fromUrl, toUrl } }: { redirect: Redirect }) {
  return (
    <Box minW="0">
      <Flex align="center" gap="2" wrap="wrap">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {fromUrl}
        </Text>
        {matchType === 'exact' ? null : <Badge>{matchWords[matchType]}</Badge>}
      </Flex>
      <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        <span aria-hidden="true">→ </span>
        {toUrl === '' ? (
          <span>kaldırıldı</span>
        ) : matchType === 'exact' ? (
          <Anchor href={toUrl} target="_blank" rel="noopener noreferrer">
            {toUrl}
          </Anchor>
        ) : (
          <span>{toUrl}</span>
        )}
      </Text>
    </Box>
  );
}
