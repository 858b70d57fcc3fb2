import { Anchor, chakra } from '@practice/ui';
import { RefusalBadge } from '@practice/ui/email-addresses';
import type { AppointmentRow } from '../record/appointment.ts';
import { useAppointmentActions } from '../record/appointment-actions.ts';

type EmailAddressProps = { appointment: AppointmentRow; isQuiet?: boolean };

/** The parent's e-mail address as a button that opens the choice of e-mails to send, with a warning when it refuses e-mails. */
export function EmailAddress(props: EmailAddressProps) {
  return (
    <>
      <Address {...props} /> <RefusalBadge address={props.appointment.email} />
    </>
  );
}

function Address({ appointment, isQuiet = false }: EmailAddressProps) {
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
        aria-label={`${appointment.email}: e-posta gönder`}
        onClick={() => write(appointment)}
      >
        {appointment.email}
      </chakra.button>
    </Anchor>
  );
}
