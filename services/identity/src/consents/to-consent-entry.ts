import { type ConsentEntryRecord, consentEntryRecord } from '@practice/contracts';
import { decryptText, recordMapper } from '@practice/service-kit';
import { noteLocation, type StoredConsentEntry } from './consent-entry.model.ts';

const mapEntry = recordMapper(consentEntryRecord, ({ _id, withdrawal }: StoredConsentEntry) => ({
  withdrawal: withdrawal && {
    withdrawnOn: withdrawal.withdrawnOn,
    channel: withdrawal.channel,
    note: withdrawal.note && decryptText(withdrawal.note, noteLocation(_id)),
    recordedBy: withdrawal.recordedBy,
    recordedAt: withdrawal.recordedAt.toISOString(),
  },
}));

/** An entry as the contract's record. */
export function toConsentEntry(entry: StoredConsentEntry): ConsentEntryRecord {
  return mapEntry(entry);
}
