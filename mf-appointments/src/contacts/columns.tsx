import { Box, ButtonAnchor, Flex, IconButton, Text } from '@practice/ui';
import { formatDateTime, type Room, type TableColumn } from '@practice/ui/admin';
import { RefusalBadge } from '@practice/ui/email-addresses';
import { EyeIcon, MailIcon } from '@practice/ui/icons';
import { type Contact, contactName, mailtoOf, shortId, subjectOf, typeOf } from './contact.ts';
import { ContactMenu } from './contact-menu.tsx';
import { StatusSelect } from './status-select.tsx';
import type { Assignees } from './use-assignees.ts';
import { useActions } from './use-contact-actions.ts';

/** The columns that fit without scrolling sideways; the rest is in the sheet. */
const shown: Record<Exclude<Room, 'plenty'>, readonly string[]> = {
  little: ['name', 'subject', 'date', 'status', 'actions'],
  some: ['name', 'email', 'subject', 'date', 'status', 'actions'],
};

/** The table's columns; tablets leave out the less important ones. */
export function columnsOf({ nameOf }: Assignees, room: Room): TableColumn<Contact>[] {
  const columns: TableColumn<Contact>[] = [
    {
      key: 'id',
      title: 'ID',
      width: '4.75rem',
      cell: ({ id }) => (
        <Text as="span" color="fg.muted" fontSize="sm" title={id}>
          {shortId(id)}
        </Text>
      ),
    },
    {
      key: 'name',
      title: 'Ad',
      width: '15%',
      isFixed: true,
      cell: ({ name, status, assigneeId }) => (
        <Box minW="0">
          <Text fontWeight={status === 'unread' ? 'semibold' : 'medium'} overflowWrap="break-word">
            {name}
          </Text>
          {assigneeId ? (
            <Text color="fg.muted" fontSize="sm">
              {`Sorumlu: ${nameOf(assigneeId)}`}
            </Text>
          ) : null}
        </Box>
      ),
    },
    {
      key: 'email',
      title: 'E-posta',
      width: '16%',
      cell: ({ email }) => (
        <Box display="grid" gap="1" overflowWrap="anywhere">
          <span>{email}</span>
          <RefusalBadge address={email} />
        </Box>
      ),
    },
    {
      key: 'subject',
      title: 'Konu',
      cell: (contact) => (
        <Text color={contact.subject ? undefined : 'fg.muted'} lineClamp="2" overflowWrap="anywhere">
          {subjectOf(contact)}
        </Text>
      ),
    },
    { key: 'type', title: 'Tür', width: '6.75rem', cell: typeOf },
    {
      key: 'date',
      title: 'Tarih ve saat',
      width: '7rem',
      cell: ({ createdAt }) => <Text fontVariantNumeric="tabular-nums">{formatDateTime(createdAt)}</Text>,
    },
    { key: 'status', title: 'Durum', width: '8rem', cell: (contact) => <StatusSelect contact={contact} /> },
    {
      key: 'actions',
      title: 'İşlemler',
      align: 'end',
      width: '7.25rem',
      isFixed: true,
      isPinned: true,
      cell: (contact) => <RowActions contact={contact} />,
    },
  ];
  return room === 'plenty' ? columns : columns.filter(({ key }) => shown[room].includes(key));
}

function RowActions({ contact }: { contact: Contact }) {
  const { open } = useActions();
  return (
    <Flex justify="flex-end" align="center">
      <IconButton aria-label={`Görüntüle: ${contactName(contact)}`} title="Görüntüle" onClick={() => open(contact.id)}>
        <EyeIcon />
      </IconButton>
      <ButtonAnchor
        size="icon"
        variant="ghost"
        href={mailtoOf(contact)}
        aria-label={`E-posta ile yanıtla: ${contactName(contact)}`}
        title="E-posta ile yanıtla"
      >
        <MailIcon />
      </ButtonAnchor>
      <ContactMenu contact={contact} />
    </Flex>
  );
}
