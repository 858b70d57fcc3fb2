import type { RecordedConsent } from '@practice/contracts';
import { callService, type EventHandlers, emit, handlerWithLoad } from '@practice/service-kit';
import { eraseRecordConsents } from './erase-record-consents.ts';
import { keepConsents } from './keep-consents.ts';

const nextSource = { appointments: 'messaging', messaging: 'content', content: null } as const;

/**
 * The register follows the services that have the consents. Events are handled in the order in which their changes were made:
 * what is read here and deleted right after is erased by the event that comes next.
 */
export const consentHandlers = {
  'appointment.requested': handlerWithLoad({
    load: ({ payload }) => callService('appointments', 'getConsents', { id: payload.appointmentId }),
    apply: (session, _event, consents) => keepConsents(session, consents),
  }),
  'contact-message.received': handlerWithLoad({
    load: ({ payload }) => callService('messaging', 'getConsents', { id: payload.id }),
    apply: (session, _event, consents) => keepConsents(session, consents),
  }),
  'cookie-choice.recorded': {
    apply: (session, { payload: { id, textVersion, ...categories }, at }) =>
      keepConsents(session, [toCookieConsent({ id, textVersion, categories, at })]),
  },
  // What there was before the register, a part after the other and a service after the other.
  'consents.requested': handlerWithLoad({
    load: ({ payload: { source, after } }) => callService(source, 'listConsents', { after }),
    apply: async (session, { payload: { source } }, { consents, next }) => {
      await keepConsents(session, consents);
      if (next !== null) return emit(session, 'consents.requested', { source, after: next });
      const following = nextSource[source];
      if (following) emit(session, 'consents.requested', { source: following, after: null });
    },
  }),
  'personal-record.deleted': {
    apply: (session, { payload }) => eraseRecordConsents(session, payload),
  },
} satisfies EventHandlers;

type Choice = { id: string; textVersion: string; categories: { analytics: boolean; marketing: boolean }; at: Date };

function toCookieConsent({ id, textVersion, categories, at }: Choice): RecordedConsent {
  return {
    text: 'cookies',
    recordId: id,
    state: categories.analytics || categories.marketing ? 'given' : 'refused',
    origin: 'site',
    ...{ name: null, phone: null, email: null, noticeVersion: null },
    sentenceVersion: textVersion,
    categories,
    givenAt: at.toISOString(),
  };
}
