import type { SelfCheckFault } from '@practice/contracts';
import { formatInstant, inWindows, type SelfCheck, unknownNotices } from '@practice/service-kit';
import { ContactMessageModel, type StoredContactMessage } from '../contact-messages/contact-message.model.ts';

const YEAR_MS = 366 * 86_400_000;

type Consented = Pick<StoredContactMessage, '_id' | 'createdAt' | 'consent'>;

/** Whether the consents that came with messages name a notice that was published. Messages without any are not recorded. */
export const checkConsents: SelfCheck = inWindows(
  { days: 90, range: () => ({ from: new Date(Date.now() - 3 * YEAR_MS), to: new Date() }) },
  async ({ from, to }) => {
    const messages = await ContactMessageModel.find(
      { createdAt: { $gte: from, $lt: to } },
      { createdAt: 1, consent: 1 },
    ).lean<Consented[]>();
    const unknown = await unknownNotices(messages.flatMap(({ consent }) => consent?.legalTextVersion ?? []));
    const faults = messages.flatMap(({ _id, createdAt, consent }): SelfCheckFault[] => {
      if (!consent || (consent.legalTextVersion && !unknown.has(consent.legalTextVersion))) return [];
      const problem = consent.legalTextVersion
        ? 'adı geçen aydınlatma metni hiç yayımlanmamış'
        : 'hangi aydınlatma metninin okunduğu kaydedilmemiş';
      const sentence = `${formatInstant(createdAt)} tarihli mesajda ${problem}.`;
      return [{ id: String(_id), sentence, records: [{ place: 'contactMessage', recordId: String(_id) }] }];
    });
    return { checked: messages.length, faults };
  },
);
