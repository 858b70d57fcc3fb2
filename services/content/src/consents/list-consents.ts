import type { RecordedConsent } from '@practice/contracts';
import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { type Consent, ConsentModel } from './consent.model.ts';

const RECORDS_A_PART = 400;

/** All choices about cookies, a part after the other. */
export const listConsents: InternalFunctions<'content'>['listConsents'] = async (ctx, { after }) => {
  assertCan(ctx, 'consent:read');
  const filter = after === null ? {} : { _id: { $gt: after } };
  const found = await ConsentModel.find(filter).sort({ _id: 1 }).limit(RECORDS_A_PART).lean();
  const last = found.length === RECORDS_A_PART ? found.at(-1) : undefined;
  return { consents: found.map(toRecordedConsent), next: last?._id ?? null };
};

function toRecordedConsent({ _id, analytics, marketing, textVersion, recordedAt }: Consent): RecordedConsent {
  return {
    text: 'cookies',
    recordId: _id,
    state: analytics || marketing ? 'given' : 'refused',
    origin: 'site',
    ...{ name: null, phone: null, email: null, noticeVersion: null },
    sentenceVersion: textVersion,
    categories: { analytics, marketing },
    givenAt: recordedAt.toISOString(),
  };
}
