import { Box, Flex, Text } from '@practice/ui';
import { formatDateTime } from '@practice/ui/admin';
import { RefusalBadge } from '@practice/ui/email-addresses';
import { type Contact, subjectOf, typeOf } from './contact.ts';
import { ContactMenu } from './contact-menu.tsx';
import { StatusSelect } from './status-select.tsx';
import type { Assignees } from './use-assignees.ts';

/** A message on phones. */
export function ContactCard({ contact, assignees }: { contact: Contact; assignees: Assignees }) {
  const { name, email, status, assigneeId, createdAt } = contact;
  return (
    <Box display="grid" gap="1.5">
      <Flex align="flex-start" justify="space-between" gap="2">
        <Box minW="0">
          <Text fontWeight={status === 'unread' ? 'semibold' : 'medium'} overflowWrap="anywhere">
            {name}
          </Text>
          <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            {email}
          </Text>
          <RefusalBadge address={email} />
        </Box>
        <ContactMenu contact={contact} />
      </Flex>
      <Text lineClamp="2" overflowWrap="anywhere">
        {subjectOf(contact)}
      </Text>
      <Text color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
        {`${formatDateTime(createdAt)} · ${typeOf(contact)}${assigneeId ? ` · Sorumlu: ${assignees.nameOf(assigneeId)}` : ''}`}
      </Text>
      <Box>
        <StatusSelect contact={contact} />
      </Box>
    </Box>
  );
}
