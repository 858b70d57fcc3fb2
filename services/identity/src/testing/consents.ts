import { type RecordedConsent, toInstant } from '@practice/contracts';
import { EventConsumer, emit, lastSeq, registerService, type Service, withTransaction } from '@practice/service-kit';
import { beforeEach } from 'vitest';

type Recorded = Record<'appointments' | 'messaging' | 'content', RecordedConsent[]>;

/** A consent as a service has it. */
export function consentOf(recordId: string, fields: Partial<RecordedConsent> = {}): RecordedConsent {
  return {
    text: 'appointmentContact',
    recordId,
    state: 'given',
    origin: 'site',
    name: 'Şule Işık',
    phone: '05321112233',
    email: 'sule@ornek.example',
    noticeVersion: 'abc',
    sentenceVersion: '2026-11',
    categories: null,
    givenAt: toInstant('2026-11-02', '10:00').toISOString(),
    ...fields,
  };
}

/** Stands in for the services that have consents, which are told apart by what each test puts into `recorded`. */
export function useConsents(service: Service) {
  const recorded: Recorded = { appointments: [], messaging: [], content: [] };

  /** Gives a record at a time, so that every part is followed by another. */
  function register(name: keyof Recorded) {
    registerService(name, {
      getConsents: async (_ctx, { id }: { id: string }) => recorded[name].filter(({ recordId }) => recordId === id),
      listConsents: async (_ctx, { after }: { after: string | null }) => {
        const ids = [...new Set(recorded[name].map(({ recordId }) => recordId))].sort();
        const next = ids.find((id) => after === null || id > after);
        const isLast = next === undefined || next === ids.at(-1);
        return { consents: recorded[name].filter(({ recordId }) => recordId === next), next: isLast ? null : next };
      },
      findPersonalData: async () => [],
      readSettings: async () => ({}),
    });
  }

  beforeEach(() => {
    for (const name of ['appointments', 'messaging', 'content'] as const) {
      recorded[name] = [];
      register(name);
    }
  });

  /** Handles all events, also those that follow from others. */
  async function handleEvents() {
    const consumer = new EventConsumer('identity', service.handlers ?? {});
    await consumer.prepare();
    for (let before = -1; before !== (await lastSeq()); ) {
      before = await lastSeq();
      await consumer.catchUp();
    }
  }

  return {
    recorded,
    handleEvents,

    /** A request with both its texts. */
    async request(id: string, fields: Partial<RecordedConsent> = {}) {
      recorded.appointments.push(consentOf(id, { text: 'appointmentNotice', ...fields }), consentOf(id, fields));
      await withTransaction(async (session) => emit(session, 'appointment.requested', { appointmentId: id }));
      await handleEvents();
    },

    async message(id: string, fields: Partial<RecordedConsent> = {}) {
      recorded.messaging.push(consentOf(id, { text: 'messageNotice', phone: null, ...fields }));
      await withTransaction(async (session) => emit(session, 'contact-message.received', { id }));
      await handleEvents();
    },

    async removeRecord(kind: 'appointment' | 'contactMessage', id: string) {
      await withTransaction(async (session) => emit(session, 'personal-record.deleted', { kind, id }));
      await handleEvents();
    },
  };
}
