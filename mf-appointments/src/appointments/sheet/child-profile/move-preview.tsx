import { Box, Text } from '@practice/ui';
import { formatDate } from '@practice/ui/admin';
import { timesText } from '../../record/appointment.ts';

type MovePreviewProps = {
  /** What will move, in words; '' while nothing is chosen. */
  sentence: string;
  appointments: readonly MovingAppointment[];
};

type MovingAppointment = { id: string; appointmentDate: string; appointmentTime: string; appointmentEndTime: string };

/** More are counted. */
const LISTED = 5;

/** Says what a merge or a split will move, before it does. */
export function MovePreview({ sentence, appointments }: MovePreviewProps) {
  const others = appointments.length - LISTED;
  return (
    <Box role="status">
      {sentence ? (
        <Box p="3" bg="bg.tinted" borderRadius="md">
          <Text>{sentence}</Text>
          <Box as="ul" listStyleType="none" mt="1" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
            {appointments.slice(0, LISTED).map(({ id, appointmentDate, ...times }) => (
              <li key={id}>{`${formatDate(appointmentDate)}, ${timesText(times)}`}</li>
            ))}
            {others > 0 ? <li>{`${others} randevu daha`}</li> : null}
          </Box>
        </Box>
      ) : null}
    </Box>
  );
}
