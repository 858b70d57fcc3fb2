import { ERASED_CONSENT_YEARS } from '@practice/contracts';
import { type ClientSession, emit } from '@practice/service-kit';
import { ConsentEntryModel, type StoredConsentEntry } from '../consent-entry.model.ts';
import { personHashesOf } from '../person-hashes.ts';

const YEAR_MS = 366 * 86_400_000;

/**
 * Erases whose consents these are. What was given, and taken back, stays for some years as the proof that the practice owes:
 * which text, when and from where, found by whoever names the phone or the e-mail. What was not recorded proves nothing,
 * and goes.
 */
export async function erasePersons(session: ClientSession, entries: readonly StoredConsentEntry[]): Promise<void> {
  const expiresAt = new Date(Date.now() + ERASED_CONSENT_YEARS * YEAR_MS);
  for (const { _id, state, phone, email, withdrawal } of entries) {
    emit(session, 'consent.changed', { id: String(_id) });
    if (state !== 'given' && state !== 'withdrawn') {
      await ConsentEntryModel.deleteOne({ _id }, { session });
      continue;
    }
    const erased = {
      ...{ name: null, phone: null, email: null, recordId: null, searchTokens: [], isPersonErased: true, expiresAt },
      // The key had the record's id.
      key: `erased ${_id}`,
      personHashes: personHashesOf({ phone, email }),
      withdrawal: withdrawal && { ...withdrawal, note: null },
    };
    await ConsentEntryModel.updateOne({ _id }, { $set: erased }, { session });
  }
}
