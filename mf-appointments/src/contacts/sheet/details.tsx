import { Anchor, Badge } from '@practice/ui';
import { DescriptionItem, DescriptionList, FilterSelect, formatDateTime } from '@practice/ui/admin';
import { Withdrawal } from '../../consents/withdrawal.tsx';
import type { ContactMessageQuery } from '../../generated/graphql.ts';
import { contactName, typeOf } from '../contact.ts';
import { StatusSelect } from '../status-select.tsx';
import type { Assignees } from '../use-assignees.ts';
import { useActions } from '../use-contact-actions.ts';

type Message = ContactMessageQuery['contactMessage'];

type DetailsProps = { contact: Message; assignees: Assignees; onChanged: () => void };

/** Who wrote a message, and what staff keep about it. */
export function Details({ contact, assignees, onChanged }: DetailsProps) {
  const { canWrite, assign } = useActions();
  const { id, name, email, isSpam, assigneeId, consent, contactWithdrawnAt } = contact;
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
        <span>{consent ? `Aydınlatma metni okundu, ${formatDateTime(consent.agreedAt)}` : 'Kaydedilmemiş'}</span>
        {contactWithdrawnAt ? <Badge tone="cancelled">Geri alındı</Badge> : null}
        <Withdrawal
          recordId={id}
          name={name}
          text="messageNotice"
          consequence="Bu kişiye yanıt yazarken uyarılırsınız; siz onaylamadan e-posta gitmez."
          onChanged={onChanged}
        />
      </DescriptionItem>
    </DescriptionList>
  );
}
