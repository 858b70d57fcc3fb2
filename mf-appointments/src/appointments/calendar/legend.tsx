import { appointmentStatuses } from '@practice/contracts';
import { Box, Flex } from '@practice/ui';
import { statusLabel } from '../record/appointment.ts';
import { cardColors } from './card-style.ts';
import { StatusMark } from './status-mark.tsx';

/** What the marks on the cards mean. */
export function Legend() {
  return (
    <Flex
      as="ul"
      aria-label="Durumların işaretleri"
      listStyleType="none"
      wrap="wrap"
      gap="3"
      mt="2"
      px="1"
      css={cardColors}
    >
      {appointmentStatuses.map((status) => (
        <Flex as="li" key={status} data-tone={status} align="center" gap="1.5" color="fg.muted" fontSize="xs">
          <Box
            as="span"
            display="inline-grid"
            placeItems="center"
            boxSize="4"
            borderRadius="xs"
            bg="var(--card-bg)"
            boxShadow="0 0 0 1px var(--card-border)"
          >
            <StatusMark tone={status} />
          </Box>
          <span>{statusLabel(status)}</span>
        </Flex>
      ))}
    </Flex>
  );
}
