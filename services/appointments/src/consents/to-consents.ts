import type { ConsentText, RecordedConsent } from '@practice/contracts';
import type { StoredAppointment } from '../appointment/appointment.model.ts';

/** The fields that `toConsents` reads. */
export const consentFields = {
  parentName: 1,
  phone: 1,
  email: 1,
  source: 1,
  origin: 1,
  consents: 1,
  createdAt: 1,
} as const;

type Asked = Pick<StoredAppointment, '_id' | keyof typeof consentFields>;

/**
 * The consents of a parent's request: what was agreed to, and what the request did not say. An appointment that staff have made
 * has none: nobody was asked by the product.
 */
export function toConsents({ _id, consents, source, origin, ...appointment }: Asked): RecordedConsent[] {
  if (source !== 'public') return [];
  const consent = (text: ConsentText, isGiven = false): RecordedConsent => ({
    text,
    recordId: String(_id),
    state: isGiven ? 'given' : 'notRecorded',
    origin: origin ?? null,
    name: appointment.parentName,
    phone: appointment.phone,
    email: appointment.email,
    noticeVersion: isGiven ? (consents?.legalTextVersion ?? null) : null,
    sentenceVersion: isGiven ? (consents?.sentencesVersion ?? null) : null,
    categories: null,
    givenAt: (consents?.agreedAt ?? appointment.createdAt).toISOString(),
  });
  return [consent('appointmentNotice', consents?.kvkk), consent('appointmentContact', consents?.communication)];
}
