import { IconButton } from '@practice/ui';
import { Menu, type MenuEntry } from '@practice/ui/admin';
import { MoreIcon } from '@practice/ui/icons';
import { type AppointmentRow, appointmentName } from './appointment.ts';
import { type AppointmentActions, useAppointmentActions } from './appointment-actions.ts';
import { menuTransitions } from './transitions.ts';

/** The actions menu of one appointment, in the table and in the sheet's header. */
export function AppointmentMenu({ one, isInSheet = false }: { one: AppointmentRow; isInSheet?: boolean }) {
  const actions = useAppointmentActions();
  return (
    <Menu placement="bottom-end" entries={entriesOf(one, actions, isInSheet)}>
      {(trigger) => (
        <IconButton aria-label={`İşlemler: ${appointmentName(one)}`} {...trigger}>
          <MoreIcon />
        </IconButton>
      )}
    </Menu>
  );
}

function entriesOf(one: AppointmentRow, actions: AppointmentActions, isInSheet: boolean): MenuEntry[] {
  const { open, edit, setStatus, remove, write, copyLink, canWrite, canDelete } = actions;
  const changes = canWrite ? menuTransitions(one.status) : [];
  return [
    ...changes.map(({ to, label }) => ({ label, onSelect: () => setStatus(one, to) })),
    ...(changes.length > 0 ? ['separator' as const] : []),
    ...(isInSheet ? [] : [{ label: 'Aç', hint: 'Enter', onSelect: () => open(one.id) }]),
    ...(canWrite ? [{ label: 'Düzenle', onSelect: () => edit(one.id) }] : []),
    ...(canWrite ? [{ label: 'E-posta gönder…', onSelect: () => write(one) }] : []),
    { label: 'Bağlantıyı kopyala', onSelect: () => copyLink(one.id) },
    ...(canDelete ? ['separator' as const, { label: 'Sil', danger: true, onSelect: () => remove(one) }] : []),
  ];
}
