import type { ConsentText } from '@practice/contracts';
import type { ClientSession } from '@practice/service-kit';
import { ConsentEntryModel } from '../consent-entry.model.ts';
import { erasePersons } from './erase-persons.ts';

const textsOf = {
  appointment: ['appointmentNotice', 'appointmentContact'],
  contactMessage: ['messageNotice'],
} as const satisfies Record<string, readonly ConsentText[]>;

/** The kinds of records that consents are given with. */
export type ConsentedKind = keyof typeof textsOf;

export function isConsentedKind(kind: string): kind is ConsentedKind {
  return Object.hasOwn(textsOf, kind);
}

/** Erases whose consents those are that were given with a record which is gone; doing so again changes nothing. */
export async function eraseRecordConsents(
  session: ClientSession,
  { kind, id }: { kind: ConsentedKind; id: string },
): Promise<void> {
  const ofRecord = { recordId: id, text: { $in: textsOf[kind] } };
  await erasePersons(session, await ConsentEntryModel.find(ofRecord, null, { session }).lean());
}
