import { Box, chakra, Flex, Text } from '@practice/ui';
import { StatusBadge } from '@practice/ui/admin';
import { useQuery } from '@practice/ui/data';
import { ConflictingAppointmentDocument } from '../../generated/graphql.ts';
import { dayText, statusLabel, statusTone, timesText } from '../record/appointment.ts';
import { useAppointmentActions } from '../record/appointment-actions.ts';
import { showsAppointments } from '../record/use-refresh.ts';

/** The appointments at the same time, which staff have allowed to overlap. */
export function Conflicts({ ids }: { ids: readonly string[] }) {
  return (
    <Box
      as="section"
      aria-label="Çakışmalar"
      px="3"
      py="2.5"
      bg="status.pending.bg"
      borderWidth="1px"
      borderColor="status.pending.border"
      borderRadius="md"
    >
      <Text fontWeight="semibold" color="status.pending.fg">
        {ids.length === 1 ? 'Bu saatte başka bir randevu var.' : `Bu saatte ${ids.length} randevu daha var.`}
      </Text>
      <Box as="ul" listStyleType="none" mt="1" display="grid" gap="1">
        {ids.map((id) => (
          <li key={id}>
            <Conflict id={id} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function Conflict({ id }: { id: string }) {
  const { open } = useAppointmentActions();
  const { data } = useQuery(ConflictingAppointmentDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    context: showsAppointments,
  });
  const appointment = data?.appointment;
  if (appointment === null) return null;
  return (
    <chakra.button
      type="button"
      onClick={() => open(id)}
      textAlign="start"
      cursor="pointer"
      borderRadius="xs"
      width="full"
    >
      <Flex as="span" align="center" gap="2" wrap="wrap" minH="6">
        <Box as="span" fontWeight="medium" textDecoration="underline">
          {appointment?.childName ?? '…'}
        </Box>
        {appointment ? (
          <>
            <Box as="span" fontVariantNumeric="tabular-nums">
              {`${dayText(appointment.appointmentDate)}, ${timesText(appointment)}`}
            </Box>
            <StatusBadge tone={statusTone(appointment.status)}>{statusLabel(appointment.status)}</StatusBadge>
          </>
        ) : null}
      </Flex>
    </chakra.button>
  );
}
