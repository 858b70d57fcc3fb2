import { Box, Flex, Heading, IconButton, Skeleton, Stack, type SystemStyleObject } from '@practice/ui';
import { EmptyState, FilterTabs, ProblemPanel, SearchField, SectionIcon } from '@practice/ui/admin';
import { useNotificationSettings } from '@practice/ui/back-office';
import { readProblem } from '@practice/ui/data';
import { useState } from 'react';
import type { NotificationFilter } from '../../generated/graphql.ts';
import { NotificationLine } from './notification-line.tsx';
import { type Notification, useNotificationActions, useNotifications } from './use-notifications.ts';

type Props = {
  titleId: string;
  unread: number;
  onOpen: (notification: Notification) => void;
  onClear: () => void;
};

const filters: { value: NotificationFilter; label: string }[] = [
  { value: 'all', label: 'Tümü' },
  { value: 'unread', label: 'Okunmamış' },
  { value: 'read', label: 'Okunmuş' },
  { value: 'archived', label: 'Arşiv' },
];

/** The popover of the bell: search, filters, the notifications. */
export function BellPanel({ titleId, unread, onOpen, onClear }: Props) {
  const [filter, setFilter] = useState<NotificationFilter>('all');
  const [search, setSearch] = useState('');
  const { settings, change } = useNotificationSettings();
  const hasSound = settings.enableSound;
  const { notifications, error, isLoading, refetch } = useNotifications({ filter, search, isOpen: true });
  const actions = useNotificationActions();

  return (
    <Flex direction="column" maxH="inherit" minH="0">
      <Flex align="center" gap="1" ps="4" pe="2" pt="2">
        <Heading as="h2" size="sm" id={titleId} flex="1">
          Bildirimler
        </Heading>
        <IconButton
          aria-label="Bildirim sesi"
          aria-pressed={hasSound}
          title={hasSound ? 'Ses açık' : 'Ses kapalı'}
          onClick={() => change({ enableSound: !hasSound })}
        >
          <SectionIcon name={hasSound ? 'sound-on' : 'sound-off'} />
        </IconButton>
        <IconButton
          aria-label="Tümünü okundu işaretle"
          title="Tümünü okundu işaretle"
          disabled={unread === 0}
          onClick={actions.markAllRead}
        >
          <SectionIcon name="check-all" />
        </IconButton>
        <IconButton
          aria-label="Tümünü temizle"
          title="Tümünü temizle"
          disabled={!notifications?.length && filter === 'all' && !search}
          onClick={onClear}
        >
          <SectionIcon name="trash" />
        </IconButton>
      </Flex>
      <Stack gap="2" px="4" pt="2" pb="3" borderBottomWidth="1px">
        <Box css={{ '& > *': { width: 'full' } }}>
          <SearchField label="Bildirimlerde ara" value={search} onSearch={setSearch} />
        </Box>
        <FilterTabs
          label="Bildirimleri süz"
          tabs={filters}
          value={filter}
          onChange={(value) => setFilter(value as NotificationFilter)}
        />
      </Stack>
      <Box css={listStyle} aria-busy={isLoading}>
        {error && !notifications ? (
          <ProblemPanel message={readProblem(error).message} onRetry={() => refetch()} />
        ) : !notifications ? (
          <Waiting />
        ) : notifications.length === 0 ? (
          <EmptyState icon="bell" {...emptyTexts(filter, search)} />
        ) : (
          <ul aria-label="Bildirimler">
            {notifications.map((notification) => (
              <NotificationLine
                key={notification.id}
                notification={notification}
                onOpen={() => {
                  if (!notification.isRead) actions.set(notification, { isRead: true });
                  onOpen(notification);
                }}
                onToggleRead={() => actions.set(notification, { isRead: !notification.isRead })}
                onToggleArchived={() => actions.set(notification, { isArchived: !notification.isArchived })}
                onDelete={() => actions.remove(notification.id)}
              />
            ))}
          </ul>
        )}
      </Box>
    </Flex>
  );
}

function Waiting() {
  return (
    <Stack gap="4" p="4" role="status" aria-label="Bildirimler yükleniyor…">
      {['a', 'b', 'c'].map((line) => (
        <Stack key={line} gap="1.5">
          <Skeleton height="3.5" width="60%" />
          <Skeleton height="3" width="85%" />
        </Stack>
      ))}
    </Stack>
  );
}

function emptyTexts(filter: NotificationFilter, search: string): { title: string; description: string } {
  if (search) return { title: 'Bildirim bulunamadı', description: 'Aramanızı değiştirip tekrar deneyin.' };
  if (filter === 'unread') return { title: 'Hepsi okundu', description: 'Okunmamış bildiriminiz yok.' };
  if (filter === 'archived') return { title: 'Arşiv boş', description: 'Arşivlediğiniz bildirimler burada durur.' };
  return {
    title: 'Bildirim yok',
    description: 'Yeni randevu talepleri ve mesajlar geldiğinde burada görürsünüz.',
  };
}

const listStyle: SystemStyleObject = { flex: '1', minH: '0', overflowY: 'auto', overscrollBehavior: 'contain' };
