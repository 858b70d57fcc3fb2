import { refusalCauseLabels } from '@practice/contracts';
import { Box, Flex, type SystemStyleObject, Text } from '@practice/ui';
import { formatDateTime } from '@practice/ui/admin';
import { MailWarningIcon } from '@practice/ui/icons';
import type { ReactNode } from 'react';
import { type RefusedAddress, useRefusedAddress } from './refused-addresses.tsx';

type RefusalNoteProps = {
  address: string;
  /** What follows from it here, a sentence. */
  children: ReactNode;
  /** What can be done about it, below. */
  actions?: ReactNode;
};

/** Why e-mails do not reach an address, and since when; nothing for one that takes them. */
export function RefusalNote({ address, children, actions }: RefusalNoteProps) {
  const refused = useRefusedAddress(address);
  if (!refused) return null;
  return (
    <Flex role="note" css={noteStyle}>
      <MailWarningIcon boxSize="5" mt="0.5" color="status.pending.fg" />
      <Box minW="0" flex="1">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {`${refused.address} adresine e-posta ulaşmıyor`}
        </Text>
        <Text fontSize="sm">{detailOf(refused)}</Text>
        <Text fontSize="sm" color="fg.muted" mt="1">
          {children}
        </Text>
        {actions ? (
          <Flex gap="2" mt="2" wrap="wrap">
            {actions}
          </Flex>
        ) : null}
      </Box>
    </Flex>
  );
}

function detailOf({ cause, serverCode, lastAt, count, markedBy }: RefusedAddress): string {
  const why = serverCode ? `${refusalCauseLabels[cause]} (${serverCode})` : refusalCauseLabels[cause];
  const seen = `${count > 1 ? `${count} kez, son ` : ''}${formatDateTime(lastAt)}`;
  return [why, seen, ...(markedBy ? [`işaretleyen: ${markedBy}`] : [])].join(' · ');
}

const noteStyle: SystemStyleObject = {
  gap: '2.5',
  px: '3',
  py: '2.5',
  bg: 'status.pending.bg',
  borderWidth: '1px',
  borderColor: 'status.pending.border',
  borderRadius: 'md',
};
