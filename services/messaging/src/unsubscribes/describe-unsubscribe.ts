import { type FoundPersonalData, fromInstant, personalDataDetails } from '@practice/contracts';
import { formatInstant } from '@practice/service-kit';
import type { Unsubscribe } from './unsubscribe.model.ts';

/** What is held of an address for marketing e-mails, as personal data of its owner. */
export function describeUnsubscribe({ _id, email, unsubscribedAt }: Unsubscribe): FoundPersonalData {
  const since = _id.getTimestamp();
  return {
    id: String(_id),
    kind: 'unsubscribe',
    date: fromInstant(unsubscribedAt ?? since).date,
    description: unsubscribedAt
      ? `${email}: tanıtım e-postası almak istemiyor; silinirse bu adrese yine gönderilebilir`
      : `${email}: tanıtım e-postalarındaki bağlantısı`,
    partOfId: null,
    details: personalDataDetails([
      ['email', 'E-posta', email],
      ['since', 'İlk tanıtım e-postası', formatInstant(since)],
      ['unsubscribedAt', 'Almak istemediğini bildirdi', unsubscribedAt && formatInstant(unsubscribedAt)],
    ]),
  };
}
