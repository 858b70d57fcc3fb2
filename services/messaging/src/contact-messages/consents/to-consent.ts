import type { RecordedConsent } from '@practice/contracts';
import type { StoredContactMessage } from '../contact-message.model.ts';

/** The fields that `toConsent` reads. */
export const consentFields = { name: 1, email: 1, origin: 1, consent: 1, createdAt: 1 } as const;

type Asked = Pick<StoredContactMessage, '_id' | keyof typeof consentFields>;

/** The consent of a message; one that came without says so. */
export function toConsent({ _id, name, email, origin, consent, createdAt }: Asked): RecordedConsent {
  return {
    text: 'messageNotice',
    recordId: String(_id),
    state: consent ? 'given' : 'notRecorded',
    origin: origin ?? null,
    name,
    phone: null,
    email,
    noticeVersion: consent?.legalTextVersion ?? null,
    sentenceVersion: consent?.sentenceVersion ?? null,
    categories: null,
    givenAt: (consent?.agreedAt ?? createdAt).toISOString(),
  };
}
