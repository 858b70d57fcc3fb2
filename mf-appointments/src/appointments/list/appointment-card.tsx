import { formatPhone } from '@practice/contracts';
import { Anchor, Box, Button, Flex, Text } from '@practice/ui';
import { StatusBadge } from '@practice/ui/admin';
import { RefusalBadge } from '@practice/ui/email-addresses';
import {
  type AppointmentRow,
  ageText,
  appointmentName,
  dayText,
  statusLabel,
  statusTone,
  timesText,
} from '../record/appointment.ts';
import { useAppointmentActions } from '../record/appointment-actions.ts';
import { cardTransitions } from '../record/transitions.ts';
import { AppointmentBadges } from './appointment-badges.tsx';

type AppointmentCardProps = { appointment: AppointmentRow; serviceTitle: string };

/** An appointment on phones, with the status changes that a card offers. */
export function AppointmentCard({ appointment, serviceTitle }: AppointmentCardProps) {
  const { setStatus, canWrite } = useAppointmentActions();
  const transitions = canWrite ? cardTransitions(appointment.status) : [];
  return (
    <Box display="grid" gap="1.5">
      <Flex align="flex-start" justify="space-between" gap="2">
        <Box minW="0">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            <span>{appointment.childName}</span>
            <Box as="span" color="fg.muted" fontWeight="normal">
              {` · ${ageText(appointment.childAge)}`}
            </Box>
          </Text>
          <Text color="fg.muted" fontSize="sm">
            {appointment.parentName}
          </Text>
        </Box>
        <StatusBadge tone={statusTone(appointment.status)}>{statusLabel(appointment.status)}</StatusBadge>
      </Flex>
      <Text fontVariantNumeric="tabular-nums">
        {`${dayText(appointment.appointmentDate)}, ${timesText(appointment)}`}
      </Text>
      <Text color="fg.muted" fontSize="sm">
        <span>{`${serviceTitle} ·`}</span>{' '}
        <Anchor href={`tel:${appointment.phone}`} whiteSpace="nowrap">
          {formatPhone(appointment.phone)}
        </Anchor>
      </Text>
      <AppointmentBadges appointment={appointment} />
      <RefusalBadge address={appointment.email} />
      {appointment.reason ? (
        <Text color="fg.muted" fontSize="sm" lineClamp="2" overflowWrap="anywhere">
          {appointment.reason}
        </Text>
      ) : null}
      {transitions.length > 0 ? (
        <Flex gap="2" wrap="wrap" mt="1" role="group" aria-label={`Durum: ${appointmentName(appointment)}`}>
          {transitions.map(({ to, label }, index) => (
            <Button
              key={to}
              size="sm"
              variant={index === 0 ? 'subtle' : 'outline'}
              colorPalette={to === 'cancelled' ? 'red' : 'pine'}
              onClick={() => setStatus(appointment, to)}
            >
              {label}
            </Button>
          ))}
        </Flex>
      ) : null}
    </Box>
  );
}
