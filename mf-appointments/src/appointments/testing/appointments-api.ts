import { addDays, datesBetween } from '@practice/contracts';
import { FakeApi, FakeRecords } from '@practice/ui/testing';
import type { CalendarDay } from '../calendar/use-calendar.ts';
import type { Email } from '../emails/email-texts.ts';
import type { AppointmentDetails } from '../sheet/use-appointment.ts';

type Added = 'scope' | 'allowConflict' | 'allowClosed' | 'notifyParent' | 'recurringCount' | 'seriesChoices';
type Input = Partial<AppointmentDetails> & { [Name in Added]?: unknown };
type SeriesVariables = { appointmentDate: string; appointmentTime: string; recurringCount: number | null };
type Range = { start: string; end: string; filter?: { status?: string } | null };
type Page = { filter?: { status?: string } | null; page: number; pageSize: number };

/** A template that staff may send. */
export function template(id: string, name: string, own: object = {}): object {
  return { id, name, category: 'appointment', variables: [], ...own };
}

/** The API as the screen of appointments meets it, over appointments in memory. */
export class AppointmentsApi extends FakeApi {
  /** Records that a bulk action cannot change, with the reason. */
  failing = new Map<string, string>();
  /** The e-mails about any of them, oldest first. */
  emails: Email[] = [];
  /** What staff may send, by name. */
  templates: object[] = [
    template('reminder', 'Randevu hatırlatması'),
    template('cancellation', 'Randevu iptali'),
    template('confirmation', 'Randevu onayı'),
  ];
  /** Why e-mails of some templates cannot be sent. */
  blocked = new Map<string, string>();
  /** What is special about days; all others are open from nine to six, with a break at noon. */
  days: Record<string, Partial<CalendarDay>> = {};
  /** What is special about the times of days; all others have two free ones. */
  times: Record<string, object> = {};
  /** Days of a series that could not be made. */
  skipped: object[] = [];
  /** What is special about dates of a series, by date; and the appointments that leave it. */
  seriesDates: Record<string, object> = {};
  removed: object[] = [];
  readonly #records = new FakeRecords(appointment());

  constructor() {
    super();
    this.use({
      Query: {
        appointments: (page: Page) => this.#page(page),
        appointmentSummary: () => this.#summary(),
        calendarAppointments: (range: Range) => this.#inRange(range),
        calendarDays: ({ start, end }: Range) =>
          datesBetween(start, end).map((date) => ({ ...openDay, date, ...this.days[date] })),
        rescheduledEmailPreview: ({ appointmentId, appointmentDate, appointmentTime }: Record<string, string>) => {
          const { email: to, parentName } = this.find(appointmentId ?? '');
          return {
            to,
            subject: 'Konu: yeni saat',
            text: `Sayın ${parentName},\n\n${appointmentDate} ${appointmentTime}`,
          };
        },
        appointment: ({ id }: { id: string }) => this.appointments.find((record) => record.id === id) ?? null,
        therapyServices: [service('oyun-terapisi', 'Oyun Terapisi'), service('oyun-grubu', 'Oyun Grubu')],
        seriesPreview: (series: SeriesVariables) => this.#preview(series),
        availability: ({ date }: { date: string }) => ({
          ...{ date, state: 'open', closedBecause: [], slots: [slot('09:00'), slot('10:00')] },
          ...this.times[date],
        }),
        appointmentEmails: () => this.emails,
        emailTemplates: () => this.templates,
        appointmentEmailPreview: ({ appointmentId, templateId, customMessage }: Record<string, string>) => {
          const { email: to, parentName } = this.find(appointmentId ?? '');
          const text = `Sayın ${parentName},\n\n${templateId}\n\n${customMessage}`;
          return { to, subject: `Konu: ${templateId}`, text, blockReason: this.blocked.get(templateId ?? '') ?? null };
        },
      },
      Mutation: {
        createAppointment: ({ input }: { input: Input }) =>
          this.#saved(this.#records.create({ input: fieldsOf(input) })),
        updateAppointment: ({ id, input }: { id: string; input: Input }) =>
          this.#saved(this.#records.update({ id, input: fieldsOf(input) })),
        setAppointmentStatus: ({ id, status }: Pick<AppointmentDetails, 'id' | 'status'>) =>
          this.change(id, { status }),
        bulkSetAppointmentStatus: ({ ids, status }: { ids: string[] } & Pick<AppointmentDetails, 'status'>) =>
          this.#bulk(ids, (id) => this.change(id, { status })),
        deleteAppointment: ({ id }: { id: string }) => ({ deletedCount: this.#records.remove({ id }) ? 1 : 0 }),
        bulkDeleteAppointments: ({ ids }: { ids: string[] }) => this.#bulk(ids, (id) => this.#records.remove({ id })),
        sendAppointmentEmail: ({ templateId }: { templateId: string }) => {
          this.emails = [...this.emails, email({ id: `new${this.emails.length}`, kind: templateId })];
          return true;
        },
        bulkSendAppointmentEmails: ({ ids }: { ids: string[] }) => this.#bulk(ids, (id) => this.find(id)),
        resendEmail: ({ id }: { id: string }) => {
          this.emails = this.emails.map((each) =>
            each.id === id ? { ...each, state: 'waiting', reason: null } : each,
          );
          return true;
        },
      },
    });
  }

  get appointments(): AppointmentDetails[] {
    return this.#records.all;
  }

  set appointments(appointments: AppointmentDetails[]) {
    this.#records.all = appointments;
  }

  find(id: string): AppointmentDetails {
    return this.#records.find(id);
  }

  /** Somebody else's change. */
  change(id: string, changes: Partial<AppointmentDetails>): AppointmentDetails {
    return this.#records.change(id, changes);
  }

  #preview({ appointmentDate, appointmentTime, recurringCount }: SeriesVariables): object {
    const dates = Array.from({ length: recurringCount ?? 12 }, (_, index) => addDays(appointmentDate, 7 * index));
    const free = {
      __typename: 'SeriesDate',
      appointmentTime,
      state: 'free',
      obstacle: null,
      detail: null,
      nearby: null,
    };
    return { dates: dates.map((date) => ({ ...free, date, ...this.seriesDates[date] })), removed: this.removed };
  }

  #page({ filter, page, pageSize }: Page): object {
    const found = this.appointments.filter((record) => !filter?.status || record.status === filter.status);
    return { items: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
  }

  #inRange({ start, end, filter }: Range): AppointmentDetails[] {
    return this.appointments
      .filter(
        ({ appointmentDate: date, status }) =>
          date >= start && date <= end && (!filter?.status || status === filter.status),
      )
      .sort((a, b) => a.appointmentTime.localeCompare(b.appointmentTime));
  }

  #saved(record: AppointmentDetails): object {
    return { appointment: record, savedCount: 1, skipped: this.skipped };
  }

  #bulk(ids: string[], change: (id: string) => unknown): object {
    const results = ids.map((id) => {
      const message = this.failing.get(id) ?? null;
      if (message === null) change(id);
      return { id, ok: message === null, code: message && 'CONFLICT', message };
    });
    return { results };
  }

  #summary(): object {
    const count = (status: string) => this.appointments.filter((record) => record.status === status).length;
    return {
      total: this.appointments.length,
      pending: count('pending'),
      confirmed: count('confirmed'),
      completed: count('completed'),
      cancelled: count('cancelled'),
      today: 2,
      tomorrow: 1,
      thisWeek: 4,
      totalRevenue: 1250,
      pendingPayment: 300.5,
    };
  }
}

const openDay: Omit<CalendarDay, 'date'> = {
  opensAt: '09:00',
  closesAt: '18:00',
  holidays: [],
  closures: [{ startTime: '12:00', endTime: '13:00', kind: 'break', title: null }],
};

/** An e-mail that waits for its turn; name what the test is about. */
export function email(own: Partial<Email> = {}): Email {
  return {
    __typename: 'OutgoingEmail',
    id: 'e1',
    kind: 'confirmation',
    templateName: null,
    state: 'waiting',
    reason: null,
    isAddressRefused: false,
    attempts: 0,
    sentAt: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    ...own,
  } as Email;
}

/** A whole appointment; name what the test is about. */
export function appointment(own: Partial<AppointmentDetails> = {}): AppointmentDetails {
  return {
    __typename: 'Appointment',
    id: '1',
    version: 1,
    parentName: 'Elif Yılmaz',
    childName: 'Deniz Yılmaz',
    childBirthDate: '2018-09-05',
    childAge: 8,
    phone: '05321112233',
    email: 'elif@example.com',
    serviceType: 'oyun-terapisi',
    reason: 'Kreşe başlarken çok zorlanıyor.',
    notes: null,
    appointmentDate: '2026-12-01',
    appointmentTime: '10:00',
    appointmentEndTime: '11:00',
    duration: 60,
    status: 'pending',
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
    calendarColor: '#3B82F6',
    source: 'public',
    createdAt: '2026-11-20T09:00:00.000Z',
    updatedAt: '2026-11-20T09:00:00.000Z',
    consents: null,
    contactWithdrawnAt: null,
    suspicion: null,
    resubmissions: [],
    history: [],
    ...own,
  } as AppointmentDetails;
}

/** What is stored of an input: not how it is to be saved. */
function fieldsOf({
  scope,
  allowConflict,
  allowClosed,
  notifyParent,
  recurringCount,
  seriesChoices,
  ...fields
}: Input): Partial<AppointmentDetails> {
  return fields;
}

function service(slug: string, title: string) {
  return { id: slug, slug, title };
}

function slot(time: string) {
  return { time, available: true };
}
