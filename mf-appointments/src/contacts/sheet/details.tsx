import { Anchor, Badge } from '@practice/ui';
import { DescriptionItem, DescriptionList, FilterSelect, formatDateTime } from '@practice/ui/admin';
import type { ContactMessageQuery } from '../../generated/graphql.ts';
import { contactName, typeOf } from '../contact.ts';
import { StatusSelect } from '../status-select.tsx';
import type { Assignees } from '../use-assignees.ts';
import { useActions } from '../use-contact-actions.ts';

type Message = ContactMessageQuery['contactMessage'];

/** Who wrote a message, and what staff keep about it. */
export function Details({ contact, assignees }: { contact: Message; assignees: Assignees }) {
  const { canWrite, assign } = useActions();
  const { id, name, email, isSpam, assigneeId, consent } = contact;
  const assignee = assignees.nameOf(assigneeId);
  const isListed = assigneeId === null || assignees.options.some(({ value }) => value === assigneeId);
  const options = isListed ? assignees.options : [...assignees.options, { value: assigneeId, label: assignee ?? '' }];
  return (
    <DescriptionList>
      <DescriptionItem label="Ad">{name}</DescriptionItem>
      <DescriptionItem label="E-posta">
        <Anchor href={`mailto:${email}`} overflowWrap="anywhere">
          {email}
        </Anchor>
      </DescriptionItem>
      <DescriptionItem label="Tür">{typeOf(contact)}</DescriptionItem>
      <DescriptionItem label="Durum">
        <StatusSelect contact={contact} />
        {isSpam ? <Badge tone="cancelled">Spam</Badge> : null}
      </DescriptionItem>
      <DescriptionItem label="Sorumlu">
        {canWrite ? (
          <FilterSelect
            label={`Sorumlu: ${contactName(contact)}`}
            all="Kimse"
            value={assigneeId ?? ''}
            options={options}
            onChange={(userId) => assign(contact, userId || null)}
          />
        ) : (
          (assignee ?? 'Kimse')
        )}
      </DescriptionItem>
      <DescriptionItem label="KVKK">
        {consent ? `Aydınlatma metni okundu, ${formatDateTime(consent.agreedAt)}` : 'Kaydedilmemiş'}
      </DescriptionItem>
      <DescriptionItem label="ID">{id}</DescriptionItem>
    </DescriptionList>
  );
}
