import { type AppointmentRecord, addDays, type StaffRole, today } from '@practice/contracts';
import { type InternalFunctions, registerService } from '@practice/service-kit';
import { beforeAll, beforeEach } from 'vitest';

/** Stubs of the other services: they return the appointments and settings that a test puts here. */
export type StubServices = {
  appointments: Map<string, AppointmentRecord>;
  settings: Record<string, string>;
  /** The published versions of the personal-data notice, the newest last. */
  noticeVersions: string[];
  staff: { id: string; username: string; email: string | null; role: StaffRole; isActive: boolean }[];
};

const practice = {
  site_name: 'Ardıç Psikoloji',
  contact_phone: '0282 000 24 24',
  contact_email: 'bilgi@ardic.example',
  contact_address: 'Salih Omurtak Caddesi No: 24\nÇorlu',
};

/** Stands in for the services that this one asks, by the contract's names; empty before each test. */
export function useStubServices(): StubServices {
  const stubs: StubServices = { appointments: new Map(), settings: {}, noticeVersions: [], staff: [] };
  const appointments: Pick<
    InternalFunctions<'appointments'>,
    'getAppointment' | 'findService' | 'listServiceAddresses' | 'listServiceTitles' | 'issueAnswerToken'
  > = {
    issueAnswerToken: async (_ctx, { id }) => ({ token: `${id}-token` }),
    getAppointment: async (_ctx, { id }) => stubs.appointments.get(id) ?? null,
    findService: async () => null,
    listServiceAddresses: async () => [],
    listServiceTitles: async () => ({ 'oyun-terapisi': 'Oyun Terapisi' }),
  };
  const content: Pick<InternalFunctions<'content'>, 'readSettings' | 'getLegalTextVersion' | 'hasLegalTextVersion'> = {
    readSettings: async () => stubs.settings,
    getLegalTextVersion: async () => ({ version: stubs.noticeVersions.at(-1) ?? null }),
    hasLegalTextVersion: async (_ctx, { version }) => ({ exists: stubs.noticeVersions.includes(version) }),
  };
  const identity: Pick<InternalFunctions<'identity'>, 'listStaff'> = { listStaff: async () => stubs.staff };
  beforeAll(() => {
    registerService('identity', identity);
    registerService('appointments', appointments);
    registerService('content', content);
  });
  beforeEach(() => {
    stubs.appointments.clear();
    stubs.settings = { ...practice };
    stubs.noticeVersions = ['2026-11-01', '2026-11-20'];
    stubs.staff = [
      { id: 'u1', username: 'selin', email: 'selin@ardic.example', role: 'user', isActive: true },
      { id: 'u2', username: 'ayrilan', email: null, role: 'user', isActive: false },
    ];
  });
  return stubs;
}

/** An appointment of three days from now, as the owning service gives it. */
export function appointment(overrides: Partial<AppointmentRecord> = {}): AppointmentRecord {
  const now = new Date().toISOString();
  return {
    id: 'a1',
    appointmentDate: addDays(today(), 3),
    appointmentTime: '10:00',
    appointmentEndTime: '11:00',
    duration: 60,
    status: 'pending',
    parentName: 'Elif Yıldız',
    childName: 'Ada Yıldız',
    childBirthDate: '2019-03-14',
    phone: '05321112233',
    email: 'elif@ornek.example',
    serviceType: 'oyun-terapisi',
    reason: 'Gizli kalması gereken bir neden.',
    consents: null,
    contactWithdrawnAt: null,
    suspicion: null,
    resubmissions: [],
    childAge: 7,
    notes: null,
    priority: 'normal',
    paymentStatus: 'pending',
    fee: null,
    reminderSent: false,
    parentAnswer: null,
    isRecurring: false,
    recurringPattern: null,
    recurringEndDate: null,
    recurringParentId: null,
    originalDate: null,
    conflictsWith: [],
    calendarColor: '#1F5F58',
    source: 'public',
    version: 0,
    createdAt: now,
    updatedAt: now,
    ...overrides,
  };
}
