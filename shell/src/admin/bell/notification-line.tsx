import { Box, chakra, Flex, type SystemStyleObject } from '@practice/ui';
import { formatDateTime, relativeTime, SectionIcon, touch } from '@practice/ui/admin';
import type { Notification } from './use-notifications.ts';

type Props = {
  notification: Notification;
  onOpen: () => void;
  onToggleRead: () => void;
  onToggleArchived: () => void;
  onDelete: () => void;
};

const icons: Record<Notification['type'], { name: string; color: string }> = {
  info: { name: 'info', color: 'status.completed.fg' },
  system: { name: 'info', color: 'status.completed.fg' },
  appointment: { name: 'calendar-check', color: 'pine.fg' },
  contact: { name: 'inbox', color: 'pine.fg' },
  success: { name: 'check', color: 'status.confirmed.fg' },
  warning: { name: 'warning', color: 'status.pending.fg' },
  error: { name: 'warning', color: 'fg.error' },
};

/** One notification with its actions. */
export function NotificationLine({ notification, onOpen, onToggleRead, onToggleArchived, onDelete }: Props) {
  const { title, message, timestamp, type, isRead, isArchived, actionUrl, priority } = notification;
  const icon = icons[type];
  return (
    <chakra.li css={lineStyle} data-unread={isRead ? undefined : ''}>
      <SectionIcon name={icon.name} color={icon.color} mt="0.5" boxSize="4.5" />
      <Box flex="1" minW="0">
        <Flex align="baseline" gap="2">
          <Box flex="1" minW="0" fontWeight={isRead ? 'medium' : 'semibold'} overflowWrap="anywhere">
            {actionUrl ? (
              <chakra.button type="button" onClick={onOpen} css={titleStyle}>
                {title}
              </chakra.button>
            ) : (
              <span>{title}</span>
            )}
            {isRead ? null : <chakra.span srOnly> (okunmadı)</chakra.span>}
          </Box>
          <chakra.time dateTime={timestamp} title={formatDateTime(timestamp)} css={timeStyle}>
            {relativeTime(timestamp)}
          </chakra.time>
        </Flex>
        <Box color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {priority === 'urgent' || priority === 'high' ? (
            <chakra.span color="fg.error" fontWeight="medium">
              {priority === 'urgent' ? 'Acil · ' : 'Yüksek öncelik · '}
            </chakra.span>
          ) : null}
          <span>{message}</span>
        </Box>
      </Box>
      <Flex css={actionsStyle} data-actions="">
        <NotificationAction
          label={isRead ? 'Okunmadı yap' : 'Okundu yap'}
          icon={isRead ? 'mail' : 'mail-open'}
          of={title}
          onClick={onToggleRead}
        />
        <NotificationAction
          label={isArchived ? 'Arşivden çıkar' : 'Arşivle'}
          icon={isArchived ? 'restore' : 'archive'}
          of={title}
          onClick={onToggleArchived}
        />
        <NotificationAction label="Sil" icon="trash" of={title} onClick={onDelete} />
      </Flex>
    </chakra.li>
  );
}

function NotificationAction({
  label,
  icon,
  of,
  onClick,
}: {
  label: string;
  icon: string;
  of: string;
  onClick: () => void;
}) {
  return (
    <chakra.button type="button" aria-label={`${label}: ${of}`} title={label} onClick={onClick} css={actionStyle}>
      <SectionIcon name={icon} boxSize="4" />
    </chakra.button>
  );
}

const lineStyle: SystemStyleObject = {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '3',
  px: '4',
  py: '3',
  borderBottomWidth: '1px',
  '&:last-of-type': { borderBottomWidth: '0' },
  '&[data-unread]': { bg: 'bg.selected' },
  '&[data-unread]::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '0',
    insetInlineStart: '0',
    width: '3px',
    bg: 'pine.solid',
  },
  // Shown on hover and keyboard focus; always where there is no hover.
  '@media (hover: hover)': {
    '&:not(:hover, :focus-within) [data-actions]': { opacity: '0' },
    '&:is(:hover, :focus-within) time': { visibility: 'hidden' },
  },
  [touch]: { flexWrap: 'wrap' },
};

const titleStyle: SystemStyleObject = {
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: 'xs',
  '&:hover': { textDecoration: 'underline' },
};

const timeStyle: SystemStyleObject = { flexShrink: '0', color: 'fg.subtle', fontSize: 'xs', whiteSpace: 'nowrap' };

const actionsStyle: SystemStyleObject = {
  '@media (hover: hover)': {
    position: 'absolute',
    insetEnd: '2',
    top: '2',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderRadius: 'sm',
    boxShadow: 'soft',
  },
  [touch]: { width: 'full', ps: '7', gap: '1' },
};

const actionStyle: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSize: '7',
  [touch]: { boxSize: '9' },
  borderRadius: 'xs',
  color: 'fg.muted',
  cursor: 'pointer',
  '&:hover': { bg: 'bg.hover', color: 'fg' },
  '&:focus-visible': { outlineOffset: '-2px' },
};
