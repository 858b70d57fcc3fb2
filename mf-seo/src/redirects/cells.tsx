import { Anchor, Badge, Box, Flex, Text } from '@practice/ui';
import { formatCount, formatDate, type TableColumn } from '@practice/ui/admin';
import { ActiveBadge } from '@practice/ui/records';
import type { ReactNode } from 'react';
import type { Redirect } from './records.ts';

export const columns: TableColumn<Redirect>[] = [
  { key: 'addresses', title: 'Nereden, nereye', isFixed: true, cell: (redirect) => <Addresses redirect={redirect} /> },
  { key: 'type', title: 'Tür', width: '4.5rem', cell: ({ redirectType }) => <Badge>{redirectType}</Badge> },
  { key: 'hits', title: 'Kullanım', width: '6rem', align: 'end', cell: ({ hitCount }) => formatCount(hitCount) },
  { key: 'createdAt', title: 'Eklendi', width: '8rem', cell: ({ createdAt }) => formatDate(createdAt) },
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
          {formatCount(hitCount)} kullanım
        </Text>
      </Flex>
      <Flex justify="flex-end" mt="2">
        {actions}
      </Flex>
    </Box>
  );
}

function Addresses({ redirect: { fromUrl, toUrl } }: { redirect: Redirect }) {
  return (
    <Box minW="0">
      <Text fontWeight="medium" overflowWrap="anywhere">
        {fromUrl}
      </Text>
      <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        <span aria-hidden="true">→ </span>
        <Anchor href={toUrl} target="_blank" rel="noopener noreferrer">
          {toUrl}
        </Anchor>
      </Text>
    </Box>
  );
}
