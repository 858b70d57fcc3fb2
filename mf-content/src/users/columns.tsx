import { roleLabels } from '@practice/contracts';
import { Badge, type BadgeTone, Box, Flex, Text } from '@practice/ui';
import { formatDate, formatDateTime, type TableColumn } from '@practice/ui/admin';
import { useStaff } from '@practice/ui/back-office';
import { RefusalBadge } from '@practice/ui/email-addresses';
import { ActiveBadge } from '@practice/ui/records';
import type { ReactNode } from 'react';
import type { User } from './users.ts';

const roleTones: Record<User['role'], BadgeTone> = { admin: 'cancelled', moderator: 'completed', user: 'confirmed' };

/** `isRoomy`: there is room for when users were added. */
export function columnsOf(isRoomy: boolean): TableColumn<User>[] {
  return [
    { key: 'user', title: 'Kullanıcı', isFixed: true, cell: (user) => <NameAndEmail user={user} /> },
    { key: 'role', title: 'Rol', width: '7rem', cell: ({ role }) => <RoleBadge role={role} /> },
    { key: 'status', title: 'Durum', width: '8rem', cell: (user) => <StateBadge user={user} /> },
    {
      key: 'lastLogin',
      title: 'Son giriş',
      width: isRoomy ? '10rem' : '7rem',
      cell: ({ lastLogin }) => lastLoginText(lastLogin),
    },
    ...(isRoomy
      ? [{ key: 'createdAt', title: 'Eklendi', width: '8rem', cell: ({ createdAt }: User) => formatDate(createdAt) }]
      : []),
  ];
}

/** What phones show of a user. */
export function UserCard({ user, actions }: { user: User; actions: ReactNode }) {
  return (
    <Box>
      <NameAndEmail user={user} />
      <Flex align="center" gap="2" mt="2" wrap="wrap">
        <RoleBadge role={user.role} />
        <StateBadge user={user} />
      </Flex>
      <Flex align="center" gap="2" mt="2">
        <Text flex="1" fontSize="sm" color="fg.muted">
          {`Son giriş: ${lastLoginText(user.lastLogin)}`}
        </Text>
        {actions}
      </Flex>
    </Box>
  );
}

function NameAndEmail({ user: { id, username, email, hasTwoStep } }: { user: User }) {
  const isOneself = useStaff().user.id === id;
  return (
    <Box minW="0">
      <Text fontWeight="medium" overflowWrap="anywhere">
        <span>{username}</span>
        {isOneself ? (
          <Text as="span" fontWeight="normal" color="fg.muted">
            {' (siz)'}
          </Text>
        ) : null}
      </Text>
      <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        {`${email ?? 'E-posta adresi yok'}${hasTwoStep ? ' · İki adımlı giriş' : ''}`}
      </Text>
      <RefusalBadge address={email} />
    </Box>
  );
}

/** Whether a user may sign in; an invited user cannot yet. */
function StateBadge({ user: { isActive, invitedAt } }: { user: User }) {
  return isActive && invitedAt ? <Badge tone="pending">Davet edildi</Badge> : <ActiveBadge isActive={isActive} />;
}

function RoleBadge({ role }: { role: User['role'] }) {
  return <Badge tone={roleTones[role]}>{roleLabels[role]}</Badge>;
}

const lastLoginText = (at: string | null | undefined) => (at ? formatDateTime(at) : 'Hiçbir zaman');
