import { IconButton } from '@practice/ui';
import { Menu, type MenuEntry } from '@practice/ui/admin';
import { MoreIcon } from '@practice/ui/icons';
import { type AppointmentRow, appointmentName, isMovable } from './appointment.ts';
import { type AppointmentActions, useAppointmentActions } from './appointment-actions.ts';
import { menuTransitions } from './transitions.ts';

/** The actions menu of one appointment, in the table and in the sheet's header. */
export function AppointmentMenu({
  appointment,
  isInSheet = false,
}: {
  appointment: AppointmentRow;
  isInSheet?: boolean;
}) {
  const actions = useAppointmentActions();
  return (
    <Menu placement="bottom-end" entries={entriesOf(appointment, actions, isInSheet)}>
      {(trigger) => (
        <IconButton aria-label={`İşlemler: ${appointmentName(appointment)}`} {...trigger}>
          <MoreIcon />
        </IconButton>
      )}
    </Menu>
  );
}

function entriesOf(appointment: AppointmentRow, actions: AppointmentActions, isInSheet: boolean): MenuEntry[] {
  const { open, edit, setStatus, remove, write, changeTime, copyLink, canWrite, canDelete } = actions;
  const changes = canWrite ? menuTransitions(appointment.status) : [];
  return [
    ...changes.map(({ to, label }) => ({ label, onSelect: () => setStatus(appointment, to) })),
    ...(changes.length > 0 ? ['separator' as const] : []),
    ...(isInSheet ? [] : [{ label: 'Aç', hint: 'Enter', onSelect: () => open(appointment.id) }]),
    ...(canWrite ? [{ label: 'Düzenle', onSelect: () => edit(appointment.id) }] : []),
    ...(canWrite && isMovable(appointment)
      ? [{ label: 'Saati değiştir…', onSelect: () => changeTime(appointment) }]
      : []),
    ...(canWrite ? [{ label: 'E-posta gönder…', onSelect: () => write(appointment) }] : []),
    { label: 'Bağlantıyı kopyala', onSelect: () => copyLink(appointment.id) },
    ...(canDelete ? ['separator' as const, { label: 'Sil', danger: true, onSelect: () => remove(appointment) }] : []),
  ];
}
