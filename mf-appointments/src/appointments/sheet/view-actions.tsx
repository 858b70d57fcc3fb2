import { Button, IconButton } from '@practice/ui';
import { LinkIcon } from '@practice/ui/icons';
import { useEffect, useRef } from 'react';
import { useAppointmentActions } from '../record/appointment-actions.ts';
import { AppointmentMenu } from '../record/appointment-menu.tsx';
import { cardTransitions } from '../record/transitions.ts';
import type { AppointmentDetails } from './use-appointment.ts';

/** In the sheet's header: copy link, and the actions menu. */
export function HeadActions({ appointment }: { appointment: AppointmentDetails }) {
  const { copyLink } = useAppointmentActions();
  return (
    <>
      <IconButton aria-label="Bağlantıyı kopyala" title="Bağlantıyı kopyala" onClick={() => copyLink(appointment.id)}>
        <LinkIcon />
      </IconButton>
      <AppointmentMenu appointment={appointment} isInSheet />
    </>
  );
}

/** In the sheet's footer: the most likely next actions. */
export function ViewFooter({ appointment }: { appointment: AppointmentDetails }) {
  const { setStatus, edit, canWrite } = useAppointmentActions();
  const editButton = useRef<HTMLElement>(null);
  const { status } = appointment;
  const known = useRef(status);

  useEffect(() => {
    // The pressed button disappears with the old status: keep the focus in the sheet.
    const isLost = document.activeElement === null || !document.activeElement.closest('dialog')?.open;
    if (known.current !== status && isLost) editButton.current?.focus();
    known.current = status;
  }, [status]);

  if (!canWrite) return null;
  return (
    <>
      <Button ref={editButton} variant="outline" me="auto" onClick={() => edit(appointment.id)}>
        Düzenle
      </Button>
      {[...cardTransitions(status)].reverse().map(({ to, label }, index, all) => (
        <Button
          key={to}
          variant={index === all.length - 1 ? 'solid' : 'outline'}
          onClick={() => setStatus(appointment, to)}
        >
          {label}
        </Button>
      ))}
    </>
  );
}
