import { Box, Flex, Text } from '@practice/ui';
import { formatDateTime, relativeTime } from '@practice/ui/admin';
import { changeSentence, describeChange } from './describe-change.ts';
import type { AppointmentDetails } from './use-appointment.ts';

type HistoryProps = { history: AppointmentDetails['history']; titleOf: (slug: string) => string };

/** Who changed what and when, newest first. */
export function History({ history, titleOf }: HistoryProps) {
  return (
    <Box as="ol" listStyleType="none" display="grid" gap="3">
      {history.map((change, index) => (
        <Flex as="li" key={keyOf(change)} gap="3">
          <Box
            mt="1.5"
            boxSize="2"
            flexShrink="0"
            borderRadius="full"
            bg={index === 0 ? 'pine.solid' : 'border.control'}
            aria-hidden="true"
          />
          <Box minW="0">
            <Text>
              <Box as="span" fontWeight="medium">
                {change.username ?? 'Veli'}
              </Box>{' '}
              <span>{changeSentence(change)}</span>
            </Text>
            {change.fields.map((field) => (
              <Text key={field.field} color="fg.muted" fontSize="sm" overflowWrap="anywhere">
                {describeChange(field, titleOf)}
              </Text>
            ))}
            <Text color="fg.subtle" fontSize="xs" title={formatDateTime(change.at)}>
              <time dateTime={change.at}>{`${formatDateTime(change.at)} · ${relativeTime(change.at)}`}</time>
            </Text>
          </Box>
        </Flex>
      ))}
    </Box>
  );
}

/** Changes by one person at one moment form one entry. */
function keyOf({ at, changeType, fields }: HistoryProps['history'][number]): string {
  return [at, changeType, ...fields.map(({ field }) => field)].join(' ');
}
