import { IconButton } from '@practice/ui';
import { Menu, type MenuEntry } from '@practice/ui/admin';
import { MoreIcon } from '@practice/ui/icons';
import { type Contact, contactName, mailtoOf } from './contact.ts';
import { type ContactActions, useActions } from './use-contact-actions.ts';

/** The actions on one message, in its row, on its card and in its sheet. */
export function ContactMenu({ contact, isInSheet = false }: { contact: Contact; isInSheet?: boolean }) {
  const actions = useActions();
  return (
    <Menu placement="bottom-end" entries={entriesOf(contact, actions, isInSheet)}>
      {(trigger) => (
        <IconButton aria-label={`İşlemler: ${contactName(contact)}`} {...trigger}>
          <MoreIcon />
        </IconButton>
      )}
    </Menu>
  );
}

function entriesOf(contact: Contact, actions: ContactActions, isInSheet: boolean): MenuEntry[] {
  const { open, setSpam, remove, canWrite, canDelete } = actions;
  const { id, isSpam } = contact;
  return [
    ...(isInSheet ? [] : [{ label: 'Görüntüle', hint: 'Enter', onSelect: () => open(id) }]),
    { label: 'E-posta programıyla yanıtla', onSelect: () => location.assign(mailtoOf(contact)) },
    ...(canWrite
      ? [{ label: isSpam ? 'Spam değil' : 'Spam olarak işaretle', onSelect: () => setSpam(contact, !isSpam) }]
      : []),
    ...(canDelete ? ['separator' as const, { label: 'Sil', danger: true, onSelect: () => remove(contact) }] : []),
  ];
}
