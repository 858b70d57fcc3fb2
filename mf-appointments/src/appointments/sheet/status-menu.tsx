import { appointmentStatuses } from '@practice/contracts';
import { chakra } from '@practice/ui';
import { Menu, StatusBadge } from '@practice/ui/admin';
import { ChevronDownIcon } from '@practice/ui/icons';
import { type AppointmentRow, statusLabel, statusTone } from '../record/appointment.ts';
import { useAppointmentActions } from '../record/appointment-actions.ts';

/** The status as a menu of all the others; here any change is allowed. */
export function StatusMenu({ appointment }: { appointment: AppointmentRow }) {
  const { setStatus, canWrite } = useAppointmentActions();
  const badge = <StatusBadge tone={statusTone(appointment.status)}>{statusLabel(appointment.status)}</StatusBadge>;
  if (!canWrite) return badge;
  return (
    <Menu
      entries={[
        { heading: 'Durumu değiştir' },
        ...appointmentStatuses.map((status) => ({
          label: <StatusBadge tone={statusTone(status)}>{statusLabel(status)}</StatusBadge>,
          disabled: status === appointment.status,
          onSelect: () => setStatus(appointment, status),
        })),
      ]}
    >
      {(trigger) => (
        <chakra.button
          type="button"
          {...trigger}
          aria-label={`Durum: ${statusLabel(appointment.status)}. Değiştir`}
          display="inline-flex"
          alignItems="center"
          gap="1"
          minH="8"
          pe="1"
          borderRadius="full"
          color="fg.muted"
          cursor="pointer"
          _hover={{ bg: 'bg.hover' }}
        >
          {badge}
          <ChevronDownIcon boxSize="3.5" />
        </chakra.button>
      )}
    </Menu>
  );
}
