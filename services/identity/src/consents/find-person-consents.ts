import {
  type ConsentEntryRecord,
  consentStateLabels,
  consentTextLabels,
  dataRequestChannelLabels,
  type FoundPersonalData,
  formatPhone,
  fromInstant,
  type PersonalDataSubject,
  personalDataDetails,
} from '@practice/contracts';
import { formatDay, formatInstant } from '@practice/service-kit';
import { ConsentEntryModel } from './consent-entry.model.ts';
import { toConsentEntry } from './to-consent-entry.ts';

/**
 * The entries of the register that have somebody's phone or e-mail, and whose records are not among those that were found: a
 * record says its consents itself, but may have another phone or e-mail by now.
 */
export async function findPersonConsents(
  { phone, email }: PersonalDataSubject,
  foundRecords: ReadonlySet<string>,
): Promise<FoundPersonalData[]> {
  const addresses = [...(phone === null ? [] : [{ phone }]), ...(email === null ? [] : [{ email }])];
  if (addresses.length === 0) return [];
  const found = await ConsentEntryModel.find({ $or: addresses }).lean();
  return found
    .filter(({ recordId }) => !recordId || !foundRecords.has(recordId))
    .map((each) => describe(toConsentEntry(each)));
}

function describe(entry: ConsentEntryRecord): FoundPersonalData {
  const { withdrawal, phone } = entry;
  return {
    id: entry.id,
    kind: 'consent',
    date: fromInstant(new Date(entry.givenAt)).date,
    description: `${consentTextLabels[entry.text]}: ${consentStateLabels[entry.state]}`,
    partOfId: null,
    details: personalDataDetails([
      ['text', 'Metin', consentTextLabels[entry.text]],
      ['state', 'Durum', consentStateLabels[entry.state]],
      ['name', 'Ad', entry.name],
      ['phone', 'Telefon', phone && formatPhone(phone)],
      ['email', 'E-posta', entry.email],
      ['givenAt', 'Zaman', formatInstant(entry.givenAt)],
      ['noticeVersion', 'Metnin sürümü', entry.noticeVersion],
      [
        'withdrawal',
        'Geri alındı',
        withdrawal && `${formatDay(withdrawal.withdrawnOn)}, ${dataRequestChannelLabels[withdrawal.channel]}`,
      ],
      ['note', 'Not', withdrawal?.note],
    ]),
  };
}
