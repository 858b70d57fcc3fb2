import { type ContactStatus, contactStatusLabels } from '@practice/contracts';
import { FilterSelect, StatusBadge } from '@practice/ui/admin';
import { type Contact, contactName, statusOptions, statusTones } from './contact.ts';
import { useActions } from './use-contact-actions.ts';

/** The status of a message: a select for those who may change it. */
export function StatusSelect({ contact }: { contact: Contact }) {
  const { canWrite, setStatus } = useActions();
  const { status } = contact;
  if (!canWrite) return <StatusBadge tone={statusTones[status]}>{contactStatusLabels[status]}</StatusBadge>;
  return (
    <FilterSelect
      label={`Durum: ${contactName(contact)}`}
      value={status}
      options={statusOptions}
      onChange={(next) => setStatus(contact, next as ContactStatus)}
    />
  );
}
