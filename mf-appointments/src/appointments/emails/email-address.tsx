import { Anchor, chakra } from '@practice/ui';
import type { AppointmentRow } from '../record/appointment.ts';
import { useAppointmentActions } from '../record/appointment-actions.ts';

/** The parent's e-mail address as a button that opens the choice of e-mails to send. */
export function EmailAddress({ appointment, isQuiet = false }: { appointment: AppointmentRow; isQuiet?: boolean }) {
  const { canWrite, write } = useAppointmentActions();
  const variant = isQuiet ? { variant: 'plain' as const } : {};
  if (!canWrite) {
    return (
      <Anchor {...variant} href={`mailto:${appointment.email}`}>
        {appointment.email}
      </Anchor>
    );
  }
  return (
    <Anchor {...variant} asChild>
      <chakra.button
        type="button"
        maxW="full"
        overflow="hidden"
        textOverflow="ellipsis"
        verticalAlign="bottom"
        cursor="pointer"
        textAlign="start"
        aria-label={`${appointment.email}: e-posta gönder`}
        onClick={() => write(appointment)}
      >
        {appointment.email}
      </chakra.button>
    </Anchor>
  );
}
