import { COOKIE_CHOICE_YEARS, type RecordedConsent, toSearchKey } from '@practice/contracts';
import { type ClientSession, emit } from '@practice/service-kit';
import { type ConsentEntry, ConsentEntryModel } from '../consent-entry.model.ts';

const YEAR_MS = 365 * 86_400_000;

/** Puts consents into the register, each once for its text and record; those that are there stay as they are. */
export async function keepConsents(session: ClientSession, consents: readonly RecordedConsent[]): Promise<void> {
  const entries = consents.map(toEntry);
  const keys = entries.map(({ key }) => key);
  const known = await ConsentEntryModel.find({ key: { $in: keys } }, { key: 1 }, { session }).lean();
  const there = new Set(known.map(({ key }) => key));
  const added = entries.filter(({ key }) => !there.has(key));
  if (added.length === 0) return;
  const inserted = await ConsentEntryModel.insertMany(added, { session });
  for (const { _id } of inserted) emit(session, 'consent.changed', { id: String(_id) });
}

function toEntry({ recordId, givenAt, ...consent }: RecordedConsent): ConsentEntry {
  const { text, name, phone, email } = consent;
  const isOfCookies = text === 'cookies';
  const at = new Date(givenAt);
  const words = [...toSearchKey(name ?? '').split(' '), phone ?? '', toSearchKey(email ?? '')];
  return {
    ...consent,
    key: consentKey(text, recordId),
    // The random id of a choice about cookies leads to no record.
    recordId: isOfCookies ? null : recordId,
    givenAt: at,
    withdrawal: null,
    isPersonErased: false,
    personHashes: [],
    searchTokens: [...new Set(words)].filter(Boolean),
    expiresAt: isOfCookies ? new Date(at.getTime() + COOKIE_CHOICE_YEARS * YEAR_MS) : null,
  };
}

/** One entry for a text and a record. */
function consentKey(text: RecordedConsent['text'], recordId: string): string {
  return `${text} ${recordId}`;
}
